package tercio.domain.eu.sea.interception.play;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.interception.SeaInterception;
import tercio.domain.eu.land.movement.BlockadeEscape;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.InterceptAtSea;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.LetFleetPass;
import tercio.domain.eu.sea.interception.play.SeaInterceptionEvent.InterceptorRanBlockade;
import tercio.domain.eu.sea.interception.play.SeaInterceptionEvent.SeaInterceptionAnnounced;
import tercio.domain.eu.sea.interception.play.SeaInterceptionEvent.SeaInterceptionAttempted;
import tercio.domain.eu.sea.interception.play.SeaInterceptionEvent.SeaInterceptionPassed;
import tercio.domain.eu.sea.ships.play.Admirals;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.ruling.Success;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Sentence;

/**
 * Interceptions at sea. All of an alliance are announced before any is rolled, each country for its own naval stacks; then each is rolled
 * in the order of announcement (EU-INT-SEA).
 */
final class SeaInterceptionRolls {

    static final String RULE = "EU-INT-SEA";

    private SeaInterceptionRolls() {}

    /** Announces attempts of one country. Refused for stacks that may not try. */
    static Execution attempt(EuCommandRun play, InterceptAtSea command) {
        var asked = SeaInterceptionQuestion.of(play.board());
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(RULE, SeaInterceptors.voyageUnderWay(play.board())
                    .map(voyage -> Sentence.of("eu.seawatch.refused-no-interception").with("stack", SentenceNames.fleet(play.state(), voyage.stack())))
                    .orElseGet(() -> Sentence.of("eu.seawatch.refused-nothing-sails")));
        }
        var inquiry = asked.get();
        var countries = command.stacks().stream().flatMap(id -> play.state().fleet(id).stream()).map(NavalStack::country).distinct().toList();
        var ids = inquiry.openCountries().stream().filter(countries::contains).findFirst().map(country -> inquiry.of(play.board(), country)).orElse(List.of());
        var whole = inquiry.eligible().stream().filter(stack -> command.stacks().contains(stack.id()))
                .flatMap(stack -> SeaInterceptors.wholeStackRefusal(play.board(), stack, inquiry.voyage().position()).stream()).findFirst();
        if (whole.isPresent()) {
            return EuCommandRun.refuse(RULE, whole.get(), options(play.board(), inquiry));
        }
        var parts = sharedTryRefusal(inquiry.voyage(), command.stacks());
        if (parts.isPresent()) {
            return EuCommandRun.refuse(RULE, parts.get(), options(play.board(), inquiry));
        }
        boolean each = Set.copyOf(command.stacks()).size() == command.stacks().size() && ids.containsAll(command.stacks());
        return command.stacks().isEmpty() || countries.size() > 1 || !each ? EuCommandRun.refuse(attemptRefusal(play.board(), inquiry, countries.size() > 1))
                : announce(play, inquiry, countries.getFirst(), command.stacks());
    }

    /** The reason why not all of these stacks try: parts of one stack at the time of the question have one try together (AMB-91). */
    private static Optional<Sentence> sharedTryRefusal(Voyage voyage, List<StackId> stacks) {
        return stacks.stream().map(voyage::originalOf).distinct().count() == stacks.stream().distinct().count() ? Optional.empty()
                : Optional.of(Sentence.of("eu.seawatch.refused-one-try"));
    }

    private static Refusal attemptRefusal(WarView board, SeaInterceptionQuestion inquiry, boolean mixed) {
        var own = inquiry.openCountries().stream().<Argument>map(country -> new Phrase(Sentence.of("eu.seawatch.with-stacks").with("who", SentenceNames.country(country))
                .with("stacks", SentenceNames.fleets(board.state(), inquiry.of(board, country))))).toList();
        return Refusal.of(RULE, Sentence.of("eu.seawatch.refused-who-intercepts").with("mixed", mixed)
                .with("stack", SentenceNames.fleet(board.state(), inquiry.voyage().stack())).with("by", new Items(own))).withLegal(options(board, inquiry));
    }

    private static List<Option> options(WarView board, SeaInterceptionQuestion inquiry) {
        return inquiry.openCountries().stream().flatMap(country -> SeaAnnouncementOptions.options(board, inquiry, country).stream()).toList();
    }

    /** Announces no attempt of a country. Refused if the country is not asked. */
    static Execution pass(EuCommandRun play, LetFleetPass command) {
        var inquiry = SeaInterceptionQuestion.of(play.board());
        return inquiry.filter(asked -> asked.openCountries().contains(command.country())).isEmpty()
                ? EuCommandRun.refuse(RULE, Sentence.of("eu.seawatch.refused-not-asked").with("who", SentenceNames.country(Objects.requireNonNullElse(command.country(), CountryId.NONE))),
                        inquiry.map(asked -> options(play.board(), asked)).orElse(List.of()))
                : announce(play, inquiry.get(), command.country(), List.of());
    }

    /** Records the announcement of a country. After the last country, all announced attempts are rolled. */
    private static Execution announce(EuCommandRun play, SeaInterceptionQuestion inquiry, CountryId country, List<StackId> stacks) {
        var voyage = inquiry.voyage();
        if (inquiry.asksSeveral()) {
            play.emit(new SeaInterceptionAnnounced(country, stacks, voyage.stack(), voyage.position()));
        }
        return inquiry.openCountries().size() > 1 ? EuCommandRun.success() : rollAll(play, inquiry, inquiry.diceOrder(stacks));
    }

    private static Execution rollAll(EuCommandRun play, SeaInterceptionQuestion inquiry, List<StackId> all) {
        for (var id : all) {
            var missing = roll(play, play.state().fleet(id).orElseThrow(), inquiry);
            if (missing.isDeclined()) {
                return missing;
            }
        }
        play.emit(new SeaInterceptionPassed(inquiry.alliance(), inquiry.voyage().stack(), inquiry.voyage().position()));
        return EuCommandRun.success();
    }

    private static Execution roll(EuCommandRun play, NavalStack stack, SeaInterceptionQuestion inquiry) {
        var voyage = inquiry.voyage();
        var dice = play.dice("interception of " + voyage.stack() + " in " + voyage.position());
        var blockader = SeaInterceptionInputs.blockader(play.board(), stack);
        if (blockader.isPresent()) {
            var out = castDie(play, dice, stack, "escape", BlockadeEscape.roll(play.tables()), Admirals.escape(play.board(), play.state().sailing(stack.id()).orElse(stack), blockader.get()));
            if (out.isEmpty()) {
                return EuCommandRun.needsDie(DieName.d10(stack.id().value(), "escape"));
            }
            var result = out.get().cast().result();
            play.emit(new InterceptorRanBlockade(stack.id(), stack.at(), blockader.get().id(), voyage.stack(), result), out.get().why());
            if (result != BlockadeEscape.Result.ESCAPED) {
                return EuCommandRun.success();
            }
        }
        var tried = castDie(play, dice, stack, "interception", SeaInterception.roll(play.tables()), SeaInterceptionInputs.attempt(play.board(), stack, voyage));
        tried.ifPresent(rolled -> play.emit(new SeaInterceptionAttempted(stack.id(), stack.at(), voyage.stack(), voyage.position(),
                rolled.cast().result() == Success.SUCCESS), rolled.why()));
        return tried.isPresent() ? EuCommandRun.success() : EuCommandRun.needsDie(DieName.d10(stack.id().value(), "interception"));
    }

    /** A die that was thrown, with its explanation. */
    private record Rolled<C, R>(SingleRoll.RollState<C, R> cast, List<Step> why) {}

    /** Throws one die of a stack; empty if it is missing. */
    private static <C, R> Optional<Rolled<C, R>> castDie(EuCommandRun play, Dice dice, NavalStack stack, String purpose, SingleRoll<C, R> roll, C input) {
        var recorder = StepRecorder.recording();
        var name = DieName.d10(stack.id().value(), purpose);
        return switch (roll.procedure().start(roll.start(input), asked -> dice.next(name), recorder)) {
            case Run.MissingDie<SingleRoll.RollState<C, R>> lacking -> Optional.empty();
            case Run.Waiting<SingleRoll.RollState<C, R>> waiting -> throw new IllegalStateException("a roll waits for no choice");
            case Run.Finished<SingleRoll.RollState<C, R>> done -> {
                play.addRolls(List.of(new Roll(name, done.state().die())));
                yield Optional.of(new Rolled<>(done.state(), recorder.steps().stream().map(step -> step.side(stack.id().value())).toList()));
            }
        };
    }
}
