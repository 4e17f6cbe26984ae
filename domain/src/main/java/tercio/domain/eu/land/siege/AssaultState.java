package tercio.domain.eu.land.siege;

import java.util.Objects;
import tercio.domain.eu.common.forces.Casualty;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.land.battle.BattleSide;

/**
 * The changing state of an assault.
 *
 * @param settlement {@code null} before the losses are settled
 */
public record AssaultState(Party besieger, Party besieged, Settlement settlement) {

    /**
     * The state of one side.
     *
     * @param commander {@code null} until a replacement, or the values of a Vizier, are drawn
     * @param losses losses inflicted so far, as rolled
     * @param stars stars inflicted so far
     * @param routedInFire whether the side routed in the fire and takes no part in the shock
     * @param casualty the fate of the commander
     */
    public record Party(Leader commander, int losses, int stars, boolean routedInFire, Casualty casualty) {

        /** Hand-written for speed: exact odds look up states many thousand times. */
        @Override
        public boolean equals(Object other) {
            return this == other || other instanceof Party that && losses == that.losses && stars == that.stars
                    && routedInFire == that.routedInFire && casualty.equals(that.casualty) && Objects.equals(commander, that.commander);
        }

        @Override
        public int hashCode() {
            return (Objects.hashCode(commander) * 31 + losses) * 31 + stars * 4 + (routedInFire ? 2 : 0) + casualty.hashCode();
        }

        Party withCommander(Leader leader) {
            return new Party(leader, losses, stars, routedInFire, casualty);
        }

        Party withInflicted(int moreLosses, int moreStars) {
            return new Party(commander, losses + moreLosses, stars + moreStars, routedInFire, casualty);
        }

        Party afterFire(boolean routed) {
            return new Party(commander, losses, stars, routed, casualty);
        }

        Party with(Casualty suffered) {
            return new Party(commander, losses, stars, routedInFire, suffered);
        }
    }

    /**
     * The end of an assault, in the unit of the edition.
     *
     * @param besiegerInflicts losses after all corrections, before the troops inside absorb their part
     * @param besiegedInflict losses after cap and rout
     * @param besiegerLoses the losses of the besieging stack
     * @param besiegedLose the losses of the troops inside: all of them if the fortress falls
     * @param damage whether the besieger caused at least one loss before the bonus of his country
     */
    public record Settlement(
            int besiegerInflicts,
            int besiegedInflict,
            int besiegerLoses,
            int besiegedLose,
            boolean besiegerDestroyed,
            boolean fortressFalls,
            boolean damage) {}

    /** Hand-written for speed, as in {@link Party}. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof AssaultState that && besieger.equals(that.besieger) && besieged.equals(that.besieged)
                && Objects.equals(settlement, that.settlement);
    }

    @Override
    public int hashCode() {
        return (besieger.hashCode() * 0x2545F491 + besieged.hashCode()) * 31 + (settlement == null ? 0 : settlement.besiegerLoses());
    }

    static AssaultState start(Assault assault) {
        return new AssaultState(party(assault.besieger()), party(assault.besieged()), null);
    }

    private static Party party(BattleSide side) {
        return new Party(side.leader().filter(leader -> !leader.hasValuesByDie()).map(Leader::onLand).orElse(null), 0, 0, false, Casualty.UNHARMED);
    }

    public Party party(SiegeSide side) {
        return side == SiegeSide.BESIEGER ? besieger : besieged;
    }

    AssaultState with(SiegeSide side, Party party) {
        return side == SiegeSide.BESIEGER ? new AssaultState(party, besieged, settlement) : new AssaultState(besieger, party, settlement);
    }

    AssaultState withSettlement(Settlement end) {
        return new AssaultState(besieger, besieged, end);
    }
}
