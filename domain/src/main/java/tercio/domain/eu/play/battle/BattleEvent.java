package tercio.domain.eu.play.battle;

import java.util.List;
import java.util.Map;
import tercio.domain.eu.battle.BattleStanding;
import tercio.domain.eu.battle.BattleTerms;
import tercio.domain.eu.battle.Crossing;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.Engaged;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.Muster;
import tercio.domain.eu.game.Troops;

/** What happens in battles, and to those who fought them. */
public sealed interface BattleEvent extends EuEvent {

    record BattleJoined(
            String province, boolean interception, Crossing crossed, List<Engaged> phasing, List<Engaged> nonPhasing)
            implements BattleEvent {}

    /** @param to where the stacks go if it succeeds */
    record EvasionAttempted(String province, List<String> stacks, String to, boolean success) implements BattleEvent {}

    /** A stack, or part of one split off before, steps into the fortress. */
    record WithdrawnIntoFortress(String stack, String province) implements BattleEvent {}

    /** The non-phasing side that is left outside the fortress. */
    record BattleLineChanged(String province, List<Engaged> nonPhasing) implements BattleEvent {}

    /** Nobody evades; besieged troops have still to say whether they come out. */
    record BattleAccepted(String province) implements BattleEvent {}

    /** @param stacks those who come out of the fortress to fight on a side */
    record SortieMade(String province, Side side, List<String> stacks) implements BattleEvent {}

    /** More than 8 LD stand on a side: its controller says who fights (EU-STACK-4). */
    record FightersAsked(String province, Side side) implements BattleEvent {}

    /**
     * A stack gives up a part that stays out of a battle, and joins it again afterwards.
     *
     * @param left what the stack keeps
     * @param part the part, a stack of its own until then
     * @param units what the part takes
     * @param leaders those who go with the part
     */
    record StackDivided(String stack, Units left, String part, Units units, int veteranLd, List<String> leaders)
            implements BattleEvent {}

    /**
     * @param watching stacks of the side that do not fight and suffer nothing, but go where the side goes
     * @param leaders those who are with the fighting troops
     */
    record FightersChosen(String province, Side side, List<Engaged> fighting, List<Engaged> watching, List<String> leaders)
            implements BattleEvent {}

    /** Those who watched have to find a place for themselves: all who fought beside them are lost. */
    record WatchersWithoutRefuge(String country, String province, List<String> stacks, List<String> to) implements BattleEvent {}

    /** @param to where they go, as {@link BattleCommand.Retreat#to()} names it */
    record WatchersWithdrew(String province, String to) implements BattleEvent {}

    /** The parts that stayed out of the battle look for their stacks once the losses are taken. */
    record PartsToRejoin(List<Muster.Divided> parts) implements BattleEvent {}

    /** @param together whether both are still there and in one place, and are one stack again */
    record PartRejoined(String part, String stack, boolean together) implements BattleEvent {}

    /** A battle is fought until a side has to choose, or to its end. */
    record BattleFought(String province, BattleTerms battle, BattleStanding standing) implements BattleEvent {}

    /**
     * @param to as {@link BattleCommand.Retreat#to()} names it
     * @param inside LD that step into the fortress while the others go there
     * @param stacks after a draw at a besieged fortress what of each stack is inside then; none where that is not chosen
     */
    record RetreatChosen(String province, Side side, String to, int inside, List<Troops> stacks) implements BattleEvent {
        public RetreatChosen {
            stacks = stacks == null ? List.of() : List.copyOf(stacks);
        }
    }

    /**
     * @param winner {@code null} for a battle nobody won
     * @param lossesLd LD lost by each side
     * @param barred stacks of the sides that did not win
     */
    record BattleEnded(
            String province,
            Side winner,
            boolean major,
            Map<Side, Integer> lossesLd,
            Map<String, Integer> stability,
            Map<String, Integer> victoryPoints,
            List<String> barred)
            implements BattleEvent {}

    /** Enemies of another alliance are left in the province: another battle follows there. */
    record BattleRemains(String province) implements BattleEvent {}

    /** No battle is fought: the enemy is gone or safe behind walls. */
    record BattleAvoided(String province) implements BattleEvent {}

    record BattlesEnded(int alliance) implements BattleEvent {}
}
