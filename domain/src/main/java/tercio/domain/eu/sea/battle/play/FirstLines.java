package tercio.domain.eu.sea.battle.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.ChooseFirstLine;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.SealFirstLine;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FirstLineChosen;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FirstLineSealed;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FirstLinesAwaited;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FirstLinesFormed;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Sentence;

/**
 * The first lines of a battle at sea (EU-SEA-LINE). Reading (AMB-73): where both sides have a choice they make it in secret at the same time,
 * and both lines are revealed together. A side with ships for one line alone has no choice, and everybody sees it. Games that were opened
 * before first lines were secret, and games that hold no secrets, choose openly: the phasing side first after an interception, else last.
 */
final class FirstLines {

    static final String RULE = "EU-SEA-LINE";

    private FirstLines() {}

    /** One automatic step; none while a side has to choose. */
    static boolean formLines(EuCommandRun play, SeaEngagement battle) {
        for (var side : Side.values()) {
            var force = SeaForce.of(play.board(), battle, side);
            if (!battle.lines().containsKey(side) && force.possibleLines().size() == 1) {
                play.emit(new FirstLineChosen(battle.zone(), side, force.country(), force.possibleLines().getFirst()));
                return true;
            }
        }
        if (battle.sealed() == null && battle.lines().isEmpty() && play.state().navies().secretLines()) {
            play.emit(new FirstLinesAwaited(battle.zone(), Stream.of(Side.values()).map(side -> SeaForce.of(play.board(), battle, side).country()).toList()));
            return true;
        }
        var phasing = lineOf(play.board(), battle, Side.PHASING);
        var nonPhasing = lineOf(play.board(), battle, Side.NON_PHASING);
        if (phasing.isEmpty() || nonPhasing.isEmpty()) {
            return false;
        }
        play.emit(new FirstLinesFormed(battle.zone(), phasing.get(), nonPhasing.get()));
        return true;
    }

    /** The line of a side, revealed or not; empty where it is not chosen, or where who looks at the board may not see it. */
    private static Optional<FirstLine> lineOf(WarView board, SeaEngagement battle, Side side) {
        return Optional.ofNullable(battle.lines().get(side))
                .or(() -> battle.sealed() == null ? Optional.empty() : battle.sealed().of(SeaForce.of(board, battle, side).country().value()));
    }

    /** The sides that choose now: both in secret, or the next one. */
    static List<Side> choosingSides(WarView board, SeaEngagement battle) {
        if (battle.step() != SeaEngagement.Step.FIRST_LINE) {
            return List.of();
        }
        if (battle.sealed() != null) {
            return Stream.of(Side.values()).filter(side -> battle.sealed().awaits(SeaForce.of(board, battle, side).country().value())).toList();
        }
        var first = battle.interception() ? Side.PHASING : Side.NON_PHASING;
        return Stream.of(first, first.opponent()).filter(side -> !battle.lines().containsKey(side)).limit(1).toList();
    }

    static List<Option> options(SeaEngagement battle, SeaForce force) {
        var lead = force.leadingStack().id();
        return force.possibleLines().stream().map(line -> new Option(Sentence.of("eu.seabattle.to-line")
                .with("line", line.name().toLowerCase(Locale.ROOT)), battle.sealed() == null ? new ChooseFirstLine(lead, line) : new SealFirstLine(force.country(), lead, Optional.of(line)))).toList();
    }

    /** The side of a stack that chooses now, in this way. */
    private static Optional<Side> choosingSide(EuCommandRun play, StackId stack, boolean inSecret) {
        return SeaFights.current(play.state()).filter(battle -> inSecret == (battle.sealed() != null))
                .flatMap(battle -> battle.sideOf(stack).filter(choosingSides(play.board(), battle)::contains));
    }

    static Execution choose(EuCommandRun play, ChooseFirstLine command) {
        var asked = choosingSide(play, command.stack(), false);
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.seabattle.refused-no-open-line"));
        }
        var battle = SeaFights.current(play.state()).orElseThrow();
        var force = SeaForce.of(play.board(), battle, asked.get());
        if (command.line() == null || !force.possibleLines().contains(command.line())) {
            return EuCommandRun.refuse(lineRefusal(battle, force));
        }
        play.emit(new FirstLineChosen(battle.zone(), asked.get(), force.country(), command.line()));
        return EuCommandRun.success();
    }

    static Execution seal(EuCommandRun play, SealFirstLine command) {
        var asked = choosingSide(play, command.stack(), true);
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.seabattle.refused-no-secret-line"));
        }
        var battle = SeaFights.current(play.state()).orElseThrow();
        var force = SeaForce.of(play.board(), battle, asked.get());
        if (!force.country().equals(command.country())) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.seabattle.refused-line-commander").with("who", SentenceNames.country(force.country())), options(battle, force));
        }
        if (command.line().filter(force.possibleLines()::contains).isEmpty()) {
            return EuCommandRun.refuse(lineRefusal(battle, force));
        }
        play.emit(new FirstLineSealed(battle.zone(), asked.get(), force.country(), command.line()));
        return EuCommandRun.success();
    }

    private static Refusal lineRefusal(SeaEngagement battle, SeaForce force) {
        return Refusal.of(RULE, Sentence.of("eu.seabattle.refused-line-ships").with("who", SentenceNames.country(force.country())))
                .withLegal(options(battle, force));
    }
}
