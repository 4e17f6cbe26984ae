package tercio.domain.eu.sequence;

import tercio.domain.dice.Dice;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.land.battle.play.Engagements;
import tercio.domain.eu.turn.leader.play.PashasWithTroops;
import tercio.domain.eu.turn.leader.play.ViziersValues;
import tercio.domain.game.Execution;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;

/**
 * The sequence of play: automatic steps until a player must decide (EU-RND-5). Setup comes first. Each round has the
 * impulses in order of initiative, each with supply, campaigns, movements and battles, then the sieges, the continuation roll and the
 * exceptional levies, and at a change of the year the Wintering.
 */
public final class Sequence {

    private Sequence() {}

    /**
     * Rolls the values of a Vizier first whose counter has none, if a legal command comes to a roll that uses them (EU-CMD-6).
     *
     * @return declined with the demand for a die where one is missing
     */
    public static Execution rollMissingValues(EuCommandRun play, EuCommand command) {
        var needed = NeededVizierValues.of(play.board(), command);
        if (needed.isEmpty()) {
            return EuCommandRun.success();
        }
        var probe = EuChapters.carryOut(EuChapters.play(play.state(), play.map(), play.tables(), Dice.NONE), command);
        if (!(probe instanceof Execution.Declined(Verdict.NeedsDie<?> _))) {
            return EuCommandRun.success();
        }
        var place = new SpaceId(NeededVizierValues.dieQuestion(command));
        for (var vizier : needed) {
            var rolled = ViziersValues.roll(play, vizier, place);
            if (rolled.isDeclined()) {
                return rolled;
            }
        }
        return EuCommandRun.success();
    }

    /** Moves the leaders of Pashas with their troops, unless a battle is being fought (EU-TUR-5). */
    private static void movePashas(EuCommandRun play, EuState before) {
        if (Engagements.current(play.state()).isEmpty()) {
            PashasWithTroops.follow(play, before);
        }
    }

    /** Discards the values rolled for a Vizier, unless a battle is being fought (EU-CMD-6). */
    public static void forgetValues(EuCommandRun play) {
        if (Engagements.current(play.state()).isEmpty()) {
            ViziersValues.forget(play);
        }
    }

    /**
     * Performs automatic steps until a player must decide, and lets leaders of Pashas go with their troops. Where the last leader for
     * whom a step waited has gone with them, that step ends.
     *
     * @param before the board before the command
     */
    public static void continueAutomatically(EuCommandRun play, EuState before) {
        movePashas(play, before);
        EuState reached;
        do {
            continueAutomatically(play);
            reached = play.state();
            movePashas(play, before);
        } while (play.state() != reached);
    }

    /** Performs automatic steps until a player must decide. */
    public static void continueAutomatically(EuCommandRun play) {
        AutomaticSteps.run(play);
    }
}
