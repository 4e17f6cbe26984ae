package tercio.domain.eu.land.battle.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.BattleStanding;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.MilitiaStacks;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.eu.land.battle.play.BattleCommand.StayAfterVictory;
import tercio.domain.eu.land.movement.play.Marches;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.sentence.Sentence;

/**
 * Retreats of the side that has won. It retreats too if it likes, unless unbesieged enemies stand there that took no part. It has to where
 * it may not stay, except that a stack on its way may march on instead (EU-BATTLE-RETREAT-WINNER). Readings: revolts and fortresses do not
 * keep the winner there; troops that watched go along; a winner that has to retreat and finds no place is lost as the beaten are; militia
 * that has won stays until it goes home.
 */
final class Victors {

    static final String RULE = "EU-BATTLE-RETREAT-WINNER";

    private Victors() {}

    /** The places to which the winner may retreat; none where other enemies stand there, and for militia. */
    static List<Retreats.Place> places(WarView board, Engagement engagement, Side side) {
        return hasOtherEnemies(board, engagement, side) || MilitiaStacks.areAllMilitia(board.state(), BattleLines.stacks(board.state(), engagement, side)) ? List.of() : Retreats.places(board, engagement, side);
    }

    /**
     * Staying, or marching on, where that is allowed, and every retreat.
     *
     * @param country that commands the side
     */
    static List<Option> options(WarView board, Engagement engagement, Side side, CountryId country) {
        var province = engagement.province();
        var options = new ArrayList<Option>();
        if (mayRemain(board, engagement, side)) {
            options.add(new Option(mayHoldField(board, engagement, side) ? Sentence.of("eu.battle.to-not-retreat") : Sentence.of("eu.battle.to-march-on")
                    .with("where", SentenceNames.place(province)),
                    new StayAfterVictory(province)));
        }
        places(board, engagement, side).forEach(place ->
                options.add(new Option(place.label(country), new Retreat(province, place.to(), place.inside(), place.stacks()))));
        return options;
    }

    static Sentence prompt(WarView board, Engagement engagement, Side side, CountryId country) {
        return Sentence.of("eu.battle.ask-victory").with("who", SentenceNames.country(country)).with("where", SentenceNames.place(engagement.province()))
                .with("stays", mayHoldField(board, engagement, side));
    }

    /** Whether the question has staying as its only answer. */
    static boolean canOnlyStay(WarView board, Engagement engagement, BattleStanding.Question question) {
        return question.what() == BattleState.Kind.WINNER && places(board, engagement, question.side()).isEmpty()
                && mayRemain(board, engagement, question.side());
    }

    /** Stays, or goes on with the move. Refused where the winner has to leave and cannot go on. */
    static Execution stay(EuCommandRun play, StayAfterVictory command) {
        var asked = Fighting.openEngagement(play, command.province(), BattleState.Kind.WINNER);
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.battle.refused-no-winner").with("where", SentenceNames.place(command.province())));
        }
        var engagement = asked.get();
        var side = engagement.waits().orElseThrow().side();
        if (!mayRemain(play.board(), engagement, side)) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.battle.refused-neutral-field").with("where", SentenceNames.place(command.province())),
                    options(play.board(), engagement, side, Fighting.commandingCountry(play.state(), engagement, side)));
        }
        return Fighting.resume(play, engagement, engagement.standing().battleState().withWinnerStaying(side));
    }

    private static boolean mayRemain(WarView board, Engagement engagement, Side side) {
        return mayHoldField(board, engagement, side) || canMarchOn(board, engagement, side);
    }

    /** Whether the winner may stay there, if only to fight the next enemy. */
    private static boolean mayHoldField(WarView board, Engagement engagement, Side side) {
        return board.mayHold(engagement.province(), alliance(board.state(), engagement, side)) || hasOtherEnemies(board, engagement, side);
    }

    /** Whether the stack that was intercepted can march on once the beaten have gone. */
    private static boolean canMarchOn(WarView board, Engagement engagement, Side side) {
        if (!engagement.interception() || side != Side.PHASING || !(board.state().phase() instanceof Movement movement)) {
            return false;
        }
        var cleared = new WarView(withoutTheBeaten(board.state(), engagement, side.opponent()), board.map(), board.tables());
        return movement.move().filter(move -> canMarchOn(cleared, move)).isPresent();
    }

    private static boolean canMarchOn(WarView board, Move move) {
        return board.state().stack(move.stack()).filter(mover -> Marches.mayGoOn(board, mover, move.mp())).isPresent();
    }

    private static EuState withoutTheBeaten(EuState state, Engagement engagement, Side beaten) {
        var refuge = engagement.retreats().get(beaten);
        var next = state;
        for (var id : stackIds(engagement, beaten)) {
            var stack = next.stack(id);
            if (stack.isPresent()) {
                boolean away = refuge != null && !refuge.to().equals(Retreat.FORTRESS) && !refuge.to().equals(engagement.province());
                next = away ? next.with(stack.get().placedIn(refuge.to())) : next.without(stack.get());
            }
        }
        return next;
    }

    /** Whether unbesieged enemies stand there that were not part of the battle. */
    private static boolean hasOtherEnemies(WarView board, Engagement engagement, Side side) {
        var beaten = stackIds(engagement, side.opponent());
        return board.enemiesInField(engagement.province(), alliance(board.state(), engagement, side)).stream()
                .anyMatch(enemy -> !beaten.contains(enemy.id()));
    }

    private static List<StackId> stackIds(Engagement engagement, Side side) {
        return Stream.concat(engagement.side(side).stream(), engagement.muster().watchersOf(side).stream()).map(Engaged::stack).toList();
    }

    private static Alliance alliance(EuState state, Engagement engagement, Side side) {
        return state.allianceOf(BattleLines.stacks(state, engagement, side).getFirst());
    }
}
