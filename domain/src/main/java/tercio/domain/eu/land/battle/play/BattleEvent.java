package tercio.domain.eu.land.battle.play;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.battle.BattleStanding;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.Muster;
import tercio.domain.eu.common.game.Troops;
import tercio.domain.eu.land.battle.BattleTerms;
import tercio.domain.eu.land.battle.Crossing;
import tercio.domain.game.Event;
import tercio.domain.map.SpaceId;

/** Events of battles and of the forces that fought them. */
public sealed interface BattleEvent extends EuEvent {

    /**
     * The moving stack may overrun the enemies in the province that it has entered.
     *
     * @param destroys whether it would destroy them without a battle
     */
    record OverrunOffered(CountryId country, StackId stack, SpaceId province, boolean destroys) implements BattleEvent {}

    record OverrunForgone(StackId stack, SpaceId province) implements BattleEvent {}

    /**
     * @param stack the stack that overruns
     * @param enemies the stacks that are overrun
     * @param destroyed whether they are destroyed without a battle; else a battle at once follows
     */
    record EnemiesOverrun(StackId stack, SpaceId province, List<StackId> enemies, boolean destroyed) implements BattleEvent {
        public EnemiesOverrun {
            enemies = List.copyOf(enemies);
        }
    }

    record BattleJoined(
            SpaceId province, boolean interception, Crossing crossed, List<Engaged> phasing, List<Engaged> nonPhasing)
            implements BattleEvent {}

    /** @param to the destination of the stacks if the attempt succeeds */
    record EvasionAttempted(SpaceId province, List<StackId> stacks, SpaceId to, boolean success) implements BattleEvent {}

    /** A stack, or a part split off before, enters the fortress. */
    record WithdrawnIntoFortress(StackId stack, SpaceId province) implements BattleEvent {}

    /** The stacks of the non-phasing side that remain outside the fortress. */
    record BattleLineChanged(SpaceId province, List<Engaged> nonPhasing) implements BattleEvent {}

    /** Evasion is over. Besieged troops have still to choose whether they make a sortie. */
    record BattleAccepted(SpaceId province) implements BattleEvent {}

    /** Troops that have landed in a besieged port do not come out of it, or nobody is left whom they could attack. */
    record SallyForgone(SpaceId province) implements BattleEvent {}

    /** @param stacks the stacks that leave the fortress to fight on a side */
    record SortieMade(SpaceId province, Side side, List<StackId> stacks) implements BattleEvent {}

    /** More than 8 LD stand on a side: its controller chooses the fighting troops (EU-STACK-4). */
    record FightersAsked(SpaceId province, Side side) implements BattleEvent {}

    /**
     * A stack gives up a part that stays out of a battle. The part joins the stack again afterwards.
     *
     * @param left the units that the stack keeps
     * @param part the part, a separate stack until then
     * @param units the units of the part
     * @param leaders the leaders who go with the part
     */
    record StackDivided(StackId stack, Units left, StackId part, Units units, int veteranLd, List<LeaderId> leaders)
            implements BattleEvent {}

    /**
     * @param watching stacks of the side that do not fight and take no losses, but go where the side goes
     * @param leaders the leaders with the fighting troops
     */
    record FightersChosen(SpaceId province, Side side, List<Engaged> fighting, List<Engaged> watching, List<LeaderId> leaders)
            implements BattleEvent {}

    /** Watching stacks must choose a retreat of their own because all fighting troops of their side are lost. */
    record WatchersWithoutRefuge(CountryId country, SpaceId province, List<StackId> stacks, List<SpaceId> to) implements BattleEvent {}

    /** @param to the destination, as {@link BattleCommand.Retreat#to()} names it */
    record WatchersWithdrew(SpaceId province, SpaceId to) implements BattleEvent {}

    /** Parts that stayed out of the battle will join their stacks once the losses are taken. */
    record PartsToRejoin(List<Muster.Divided> parts) implements BattleEvent {}

    /** @param together whether both still exist in one place and are one stack again */
    record PartRejoined(StackId part, StackId stack, boolean together) implements BattleEvent {}

    /** A battle is fought until a side has to choose, or to its end. */
    record BattleFought(SpaceId province, BattleTerms battle, BattleStanding standing) implements BattleEvent {}

    /**
     * @param to as {@link BattleCommand.Retreat#to()} names it
     * @param inside LD that enter the fortress while the others go to {@code to}
     * @param stacks the part of each stack that is then inside, where the player named it; else empty
     * @param leaders the leaders who are inside with these parts; missing, none but those of the stacks that are inside whole
     */
    record RetreatChosen(SpaceId province, Side side, SpaceId to, int inside, List<Troops> stacks, List<LeaderId> leaders)
            implements BattleEvent {
        public RetreatChosen {
            stacks = stacks == null ? List.of() : List.copyOf(stacks);
            leaders = leaders == null ? List.of() : List.copyOf(leaders);
        }
    }

    /**
     * A country has said how many LD it loses with Pashas who are killed whole.
     *
     * @param country that chooses
     * @param beyond LD more than its losses
     */
    record LossesCounted(SpaceId province, Side side, CountryId country, int beyond) implements BattleEvent {}

    /**
     * @param winner {@code null} for a battle without a winner
     * @param lossesLd LD lost by each side
     * @param barred stacks of the sides that did not win
     * @param lossesLde exploration detachments lost by each side beside the LD, in the rest of the world; left out, none
     */
    record BattleEnded(
            SpaceId province,
            Side winner,
            boolean major,
            Map<Side, Integer> lossesLd,
            Map<CountryId, Integer> stability,
            Map<CountryId, Integer> victoryPoints,
            List<StackId> barred,
            Optional<Map<Side, Integer>> lossesLde)
            implements BattleEvent {
        public BattleEnded {
            lossesLde = lossesLde == null ? Optional.empty() : lossesLde.filter(lost -> lost.values().stream().anyMatch(lde -> lde > 0))
                    .map(lost -> Collections.unmodifiableMap(new EnumMap<>(lost)));
        }

        /** The losses of a side, in thirds of an LD. */
        public int thirds(Side side) {
            return lossesLd.getOrDefault(side, 0) * Thirds.LD + lossesLde.map(lost -> lost.getOrDefault(side, 0)).orElse(0);
        }

        /** Agrees with a recorded event of an older version, which omits exploration detachments. */
        @Override
        public boolean agreesWith(Event recorded) {
            return equals(recorded) || recorded instanceof BattleEnded before
                    && new BattleEnded(province, winner, major, lossesLd, stability, victoryPoints, barred, Optional.empty()).equals(before);
        }
    }

    /** Enemies of another alliance remain in the province: another battle follows there. */
    record BattleRemains(SpaceId province) implements BattleEvent {}

    /** No battle is fought: the enemy has left or is inside the fortress. */
    record BattleAvoided(SpaceId province) implements BattleEvent {}

    record BattlesEnded(Alliance alliance) implements BattleEvent {}
}
