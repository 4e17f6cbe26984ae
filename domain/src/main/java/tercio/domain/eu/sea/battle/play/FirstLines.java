package tercio.domain.eu.sea.battle.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.game.SeaStage;
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

    /** One automatic step of the open choice; none while a side has to choose. */
    static boolean formOpenLines(EuCommandRun play, SeaEngagement battle, SeaStage.OpenLineChoice choice) {
        var lines = choice.lines();
        for (var side : Side.values()) {
            var force = SeaForce.of(play.board(), battle, side);
            if (!lines.containsKey(side) && force.possibleLines().size() == 1) {
                play.emit(new FirstLineChosen(battle.zone(), side, force.country(), force.possibleLines().getFirst()));
                return true;
            }
        }
        if (lines.isEmpty() && play.state().navies().secretLines()) {
            play.emit(new FirstLinesAwaited(battle.zone(), Stream.of(Side.values()).map(side -> SeaForce.of(play.board(), battle, side).country()).toList()));
            return true;
        }
        return formLines(play, battle, Optional.ofNullable(lines.get(Side.PHASING)), Optional.ofNullable(lines.get(Side.NON_PHASING)));
    }

    /** The automatic step that reveals both lines; none while a side has to choose, or where who looks at the board may not see its choice. */
    static boolean formSecretLines(EuCommandRun play, SeaEngagement battle, SeaStage.SecretLineChoice choice) {
        return formLines(play, battle, secretLine(play, battle, choice, Side.PHASING), secretLine(play, battle, choice, Side.NON_PHASING));
    }

    private static Optional<FirstLine> secretLine(EuCommandRun play, SeaEngagement battle, SeaStage.SecretLineChoice choice, Side side) {
        return choice.choices().of(SeaForce.of(play.board(), battle, side).country().value());
    }

    private static boolean formLines(EuCommandRun play, SeaEngagement battle, Optional<FirstLine> phasing, Optional<FirstLine> nonPhasing) {
        if (phasing.isEmpty() || nonPhasing.isEmpty()) {
            return false;
        }
        play.emit(new FirstLinesFormed(battle.zone(), phasing.get(), nonPhasing.get()));
        return true;
    }

    /** The side that chooses openly now. */
    static List<Side> choosingSides(SeaEngagement battle, SeaStage.OpenLineChoice choice) {
        var first = battle.interception() ? Side.PHASING : Side.NON_PHASING;
        return Stream.of(first, first.opponent()).filter(side -> !choice.lines().containsKey(side)).limit(1).toList();
    }

    /** The sides that still have to choose in secret. */
    static List<Side> choosingSides(WarView board, SeaEngagement battle, SeaStage.SecretLineChoice choice) {
        return Stream.of(Side.values()).filter(side -> choice.choices().awaits(SeaForce.of(board, battle, side).country().value())).toList();
    }

    static List<Option> options(SeaEngagement battle, SeaForce force) {
        var lead = force.leadingStack().id();
        return force.possibleLines().stream().map(line -> new Option(Sentence.of("eu.seabattle.to-line")
                .with("line", line.name().toLowerCase(Locale.ROOT)), battle.stage() instanceof SeaStage.SecretLineChoice ? new SealFirstLine(force.country(), lead, Optional.of(line)) : new ChooseFirstLine(lead, line))).toList();
    }

    static Execution choose(EuCommandRun play, ChooseFirstLine command) {
        var asked = SeaFights.battleAt(play.state(), command.stack(), SeaStage.OpenLineChoice.class)
                .filter(now -> choosingSides(now.battle(), now.stage()).contains(now.side()));
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.seabattle.refused-no-open-line"));
        }
        var battle = asked.get().battle();
        var force = SeaForce.of(play.board(), battle, asked.get().side());
        if (command.line() == null || !force.possibleLines().contains(command.line())) {
            return EuCommandRun.refuse(lineRefusal(battle, force));
        }
        play.emit(new FirstLineChosen(battle.zone(), asked.get().side(), force.country(), command.line()));
        return EuCommandRun.success();
    }

    static Execution seal(EuCommandRun play, SealFirstLine command) {
        var asked = SeaFights.battleAt(play.state(), command.stack(), SeaStage.SecretLineChoice.class)
                .filter(now -> choosingSides(play.board(), now.battle(), now.stage()).contains(now.side()));
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.seabattle.refused-no-secret-line"));
        }
        var battle = asked.get().battle();
        var force = SeaForce.of(play.board(), battle, asked.get().side());
        if (!force.country().equals(command.country())) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.seabattle.refused-line-commander").with("who", SentenceNames.country(force.country())), options(battle, force));
        }
        if (command.line().filter(force.possibleLines()::contains).isEmpty()) {
            return EuCommandRun.refuse(lineRefusal(battle, force));
        }
        play.emit(new FirstLineSealed(battle.zone(), asked.get().side(), force.country(), command.line()));
        return EuCommandRun.success();
    }

    private static Refusal lineRefusal(SeaEngagement battle, SeaForce force) {
        return Refusal.of(RULE, Sentence.of("eu.seabattle.refused-line-ships").with("who", SentenceNames.country(force.country())))
                .withLegal(options(battle, force));
    }
}
