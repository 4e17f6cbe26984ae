package tercio.domain.eu.play.seafight;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.forces.FirstLine;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.SeaEngagement;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.seafight.SeaFightCommand.ChooseFirstLine;
import tercio.domain.eu.play.seafight.SeaFightCommand.SealFirstLine;
import tercio.domain.eu.play.seafight.SeaFightEvent.FirstLineChosen;
import tercio.domain.eu.play.seafight.SeaFightEvent.FirstLineSealed;
import tercio.domain.eu.play.seafight.SeaFightEvent.FirstLinesAwaited;
import tercio.domain.eu.play.seafight.SeaFightEvent.FirstLinesFormed;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/**
 * The first lines of a battle at sea (EU-SEA-LINE). Reading (AMB-73): where both sides have a choice they make it in secret at the same time,
 * and both lines are revealed together. A side with ships for one line alone has no choice, and everybody sees it. Games that were opened
 * before first lines were secret, and games that hold no secrets, choose openly: the phasing side first after an interception, else last.
 */
final class FirstLines {

    static final String RULE = "EU-SEA-LINE";

    private FirstLines() {}

    /** One automatic step; none while a side has to choose. */
    static boolean goOn(Play play, SeaEngagement battle) {
        for (var side : Side.values()) {
            var force = SeaForce.of(play.board(), battle, side);
            if (!battle.lines().containsKey(side) && force.lines().size() == 1) {
                play.happens(new FirstLineChosen(battle.zone(), side, force.country(), force.lines().getFirst()));
                return true;
            }
        }
        if (battle.sealed() == null && battle.lines().isEmpty() && play.state().navies().secretLines()) {
            play.happens(new FirstLinesAwaited(battle.zone(), Stream.of(Side.values()).map(side -> SeaForce.of(play.board(), battle, side).country()).toList()));
            return true;
        }
        var phasing = known(play.board(), battle, Side.PHASING);
        var nonPhasing = known(play.board(), battle, Side.NON_PHASING);
        if (phasing.isEmpty() || nonPhasing.isEmpty()) {
            return false;
        }
        play.happens(new FirstLinesFormed(battle.zone(), phasing.get(), nonPhasing.get()));
        return true;
    }

    /** The line of a side, revealed or not; empty where it is not chosen, or where who looks at the board may not see it. */
    private static Optional<FirstLine> known(Board board, SeaEngagement battle, Side side) {
        return Optional.ofNullable(battle.lines().get(side))
                .or(() -> battle.sealed() == null ? Optional.empty() : battle.sealed().of(SeaForce.of(board, battle, side).country()));
    }

    /** The sides that choose now: both in secret, or the next one. */
    static List<Side> choosing(Board board, SeaEngagement battle) {
        if (battle.step() != SeaEngagement.Step.FIRST_LINE) {
            return List.of();
        }
        if (battle.sealed() != null) {
            return Stream.of(Side.values()).filter(side -> battle.sealed().awaits(SeaForce.of(board, battle, side).country())).toList();
        }
        var first = battle.interception() ? Side.PHASING : Side.NON_PHASING;
        return Stream.of(first, first.opponent()).filter(side -> !battle.lines().containsKey(side)).limit(1).toList();
    }

    static List<Option> options(SeaEngagement battle, SeaForce force) {
        var lead = force.lead().id();
        return force.lines().stream().map(line -> new Option(switch (line) {
            case NWD -> "fight with the warships";
            case NGD -> "fight with the galleys";
            case NTD -> "fight with the transports";
        }, battle.sealed() == null ? new ChooseFirstLine(lead, line) : new SealFirstLine(force.country(), lead, Optional.of(line)))).toList();
    }

    /** The side of a stack that chooses now, in this way. */
    private static Optional<Side> asked(Play play, String stack, boolean inSecret) {
        return SeaFights.current(play.state()).filter(battle -> inSecret == (battle.sealed() != null))
                .flatMap(battle -> battle.sideOf(stack).filter(choosing(play.board(), battle)::contains));
    }

    static Optional<Verdict<EuEvent>> choose(Play play, ChooseFirstLine command) {
        var asked = asked(play, command.stack(), false);
        if (asked.isEmpty()) {
            return Play.refused(RULE, "no side of this stack chooses its first line openly now");
        }
        var battle = SeaFights.current(play.state()).orElseThrow();
        var force = SeaForce.of(play.board(), battle, asked.get());
        if (command.line() == null || !force.lines().contains(command.line())) {
            return noSuchShips(battle, force);
        }
        play.happens(new FirstLineChosen(battle.zone(), asked.get(), force.country(), command.line()));
        return Play.done();
    }

    static Optional<Verdict<EuEvent>> seal(Play play, SealFirstLine command) {
        var asked = asked(play, command.stack(), true);
        if (asked.isEmpty()) {
            return Play.refused(RULE, "no side of this stack chooses its first line in secret now");
        }
        var battle = SeaFights.current(play.state()).orElseThrow();
        var force = SeaForce.of(play.board(), battle, asked.get());
        if (!force.country().equals(command.country())) {
            return Play.refused(RULE, Nation.of(force.country()) + " commands the side of this stack and chooses its first line", options(battle, force));
        }
        if (command.line().filter(force.lines()::contains).isEmpty()) {
            return noSuchShips(battle, force);
        }
        play.happens(new FirstLineSealed(battle.zone(), asked.get(), force.country(), command.line()));
        return Play.done();
    }

    private static Optional<Verdict<EuEvent>> noSuchShips(SeaEngagement battle, SeaForce force) {
        return Play.refused(RULE, Nation.of(force.country()) + " has no such ships, or transports beside others, which fight only where there is nothing else",
                options(battle, force));
    }
}
