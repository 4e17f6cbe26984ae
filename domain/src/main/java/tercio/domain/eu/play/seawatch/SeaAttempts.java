package tercio.domain.eu.play.seawatch;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Voyage;
import tercio.domain.eu.interception.SeaInterception;
import tercio.domain.eu.movement.BlockadeEscape;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.harbour.Admirals;
import tercio.domain.eu.play.seawatch.SeaWatchCommand.InterceptAtSea;
import tercio.domain.eu.play.seawatch.SeaWatchCommand.LetFleetPass;
import tercio.domain.eu.play.seawatch.SeaWatchEvent.InterceptorRanBlockade;
import tercio.domain.eu.play.seawatch.SeaWatchEvent.SeaInterceptionAnnounced;
import tercio.domain.eu.play.seawatch.SeaWatchEvent.SeaInterceptionAttempted;
import tercio.domain.eu.play.seawatch.SeaWatchEvent.SeaInterceptionPassed;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.ruling.Success;

/**
 * Interceptions at sea. All of an alliance are announced before any is rolled, each country for its own naval stacks; then each is rolled
 * in the order of announcement (EU-INT-SEA).
 */
final class SeaAttempts {

    static final String RULE = "EU-INT-SEA";

    private SeaAttempts() {}

    /** Announces attempts of one country. Refused for stacks that may not try. */
    static Optional<Verdict<EuEvent>> attempt(Play play, InterceptAtSea command) {
        var asked = SeaInquiry.of(play.board());
        if (asked.isEmpty()) {
            return Play.refused(RULE, SeaInterceptors.underWay(play.board())
                    .map(voyage -> "no naval stack may intercept " + FleetTitle.of(play.state(), voyage.stack()) + " now")
                    .orElse("no naval stack is moving that could be intercepted"));
        }
        var inquiry = asked.get();
        var countries = command.stacks().stream().flatMap(id -> play.state().fleet(id).stream()).map(NavalStack::country).distinct().toList();
        var ids = inquiry.open().stream().filter(countries::contains).findFirst().map(country -> inquiry.of(play.board(), country)).orElse(List.of());
        var whole = inquiry.eligible().stream().filter(stack -> command.stacks().contains(stack.id()))
                .flatMap(stack -> SeaInterceptors.forbidsWhole(play.board(), stack, inquiry.voyage().at()).stream()
                        .map(reason -> FleetTitle.of(play.state(), stack.id()) + " does not intercept as a whole: " + reason + "; a part of it may be divided off first")).findFirst();
        if (whole.isPresent()) {
            return Play.refused(RULE, whole.get(), options(play.board(), inquiry));
        }
        var parts = sharing(inquiry.voyage(), command.stacks());
        if (parts.isPresent()) {
            return Play.refused(RULE, parts.get(), options(play.board(), inquiry));
        }
        boolean each = Set.copyOf(command.stacks()).size() == command.stacks().size() && ids.containsAll(command.stacks());
        return command.stacks().isEmpty() || countries.size() > 1 || !each ? refused(play.board(), inquiry, countries.size() > 1)
                : announced(play, inquiry, countries.getFirst(), command.stacks());
    }

    /** Why not all of these stacks try: parts of what was one stack when it was asked have one try together (AMB-91). */
    private static Optional<String> sharing(Voyage voyage, List<String> stacks) {
        return stacks.stream().map(voyage::first).distinct().count() == stacks.stream().distinct().count() ? Optional.empty()
                : Optional.of("parts of a naval stack that was divided when it was asked have one try together: one of them tries");
    }

    private static Optional<Verdict<EuEvent>> refused(Board board, SeaInquiry inquiry, boolean mixed) {
        var own = inquiry.open().stream().map(country -> Nation.of(country) + " with " + FleetTitle.of(board.state(), inquiry.of(board, country))).toList();
        return Play.refused(RULE, (mixed ? "each country announces its own naval stacks" : "only a naval stack that is asked may try, and each once in a voyage")
                + "; " + FleetTitle.of(board.state(), inquiry.voyage().stack()) + " can be intercepted by " + String.join("; ", own), options(board, inquiry));
    }

    private static List<Option> options(Board board, SeaInquiry inquiry) {
        return inquiry.open().stream().flatMap(country -> SeaAnnouncing.options(board, inquiry, country).stream()).toList();
    }

    /** Announces no attempt of a country. Refused if the country is not asked. */
    static Optional<Verdict<EuEvent>> pass(Play play, LetFleetPass command) {
        var inquiry = SeaInquiry.of(play.board());
        return inquiry.filter(asked -> asked.open().contains(command.country())).isEmpty()
                ? Play.refused(RULE, Nation.of(Objects.requireNonNullElse(command.country(), "")) + " is not asked whether it intercepts at sea",
                        inquiry.map(asked -> options(play.board(), asked)).orElse(List.of()))
                : announced(play, inquiry.get(), command.country(), List.of());
    }

    /** Records the announcement of a country. After the last country, all announced attempts are rolled. */
    private static Optional<Verdict<EuEvent>> announced(Play play, SeaInquiry inquiry, String country, List<String> stacks) {
        var voyage = inquiry.voyage();
        if (inquiry.several()) {
            play.happens(new SeaInterceptionAnnounced(country, stacks, voyage.stack(), voyage.at()));
        }
        return inquiry.open().size() > 1 ? Play.done() : rolled(play, inquiry, inquiry.all(stacks));
    }

    private static Optional<Verdict<EuEvent>> rolled(Play play, SeaInquiry inquiry, List<String> all) {
        for (var id : all) {
            var missing = roll(play, play.state().fleet(id).orElseThrow(), inquiry);
            if (missing.isPresent()) {
                return missing;
            }
        }
        play.happens(new SeaInterceptionPassed(inquiry.alliance(), inquiry.voyage().stack(), inquiry.voyage().at()));
        return Play.done();
    }

    private static Optional<Verdict<EuEvent>> roll(Play play, NavalStack stack, SeaInquiry inquiry) {
        var voyage = inquiry.voyage();
        var dice = play.dice("interception of " + voyage.stack() + " in " + voyage.at());
        var blockader = SeaCatching.blockader(play.board(), stack);
        if (blockader.isPresent()) {
            var out = cast(play, dice, stack, "escape", BlockadeEscape.with(play.tables()), Admirals.escape(play.board(), play.state().sailing(stack.id()).orElse(stack), blockader.get()));
            if (out.isEmpty()) {
                return Play.wants(DieName.d10(stack.id(), "escape"));
            }
            var result = out.get().cast().result();
            play.happens(new InterceptorRanBlockade(stack.id(), stack.at(), blockader.get().id(), voyage.stack(), result), out.get().why());
            if (result != BlockadeEscape.Result.ESCAPED) {
                return Play.done();
            }
        }
        var tried = cast(play, dice, stack, "interception", SeaInterception.with(play.tables()), SeaCatching.attempt(play.board(), stack, voyage));
        tried.ifPresent(rolled -> play.happens(new SeaInterceptionAttempted(stack.id(), stack.at(), voyage.stack(), voyage.at(),
                rolled.cast().result() == Success.SUCCESS), rolled.why()));
        return tried.isPresent() ? Play.done() : Play.wants(DieName.d10(stack.id(), "interception"));
    }

    /** A die that was thrown, with its explanation. */
    private record Rolled<C, R>(SingleRoll.Cast<C, R> cast, List<Step> why) {}

    /** Throws one die of a stack; empty if it is missing. */
    private static <C, R> Optional<Rolled<C, R>> cast(Play play, Dice dice, NavalStack stack, String purpose, SingleRoll<C, R> roll, C input) {
        var recorder = StepRecorder.recording();
        var name = DieName.d10(stack.id(), purpose);
        return switch (roll.procedure().start(roll.start(input), asked -> dice.next(name), recorder)) {
            case Run.Lacking<SingleRoll.Cast<C, R>> lacking -> Optional.empty();
            case Run.Waiting<SingleRoll.Cast<C, R>> waiting -> throw new IllegalStateException("a roll waits for no choice");
            case Run.Finished<SingleRoll.Cast<C, R>> done -> {
                play.rolled(List.of(new Roll(name, done.state().die())));
                yield Optional.of(new Rolled<>(done.state(), recorder.steps().stream().map(step -> step.side(stack.id())).toList()));
            }
        };
    }
}
