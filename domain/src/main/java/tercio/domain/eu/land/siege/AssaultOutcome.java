package tercio.domain.eu.land.siege;

import java.util.OptionalInt;
import tercio.domain.eu.common.forces.Casualty;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.siege.AssaultTable.Phase;

/**
 * The outcome of an assault.
 *
 * @param resistance of the fortress, in the unit of the edition
 * @param damage whether the besieger caused at least one loss, which helps later attempts of this turn
 */
public record AssaultOutcome(int resistance, boolean fortressFalls, boolean besiegerDestroyed, boolean damage, Half besieger,
        Half besieged) {

    /**
     * The outcome for one side, losses in the unit of the edition.
     *
     * @param fireDrm empty for a side that cannot fire, and for an assault without a fight
     * @param shockDrm 0 for an assault without a fight
     * @param inflicted losses after all corrections, before the troops inside absorb their part
     * @param losses the losses of the troops of this side
     */
    public record Half(
            OptionalInt fireDrm,
            int shockDrm,
            int morale,
            int moraleLost,
            boolean routed,
            int inflicted,
            int losses,
            Casualty leader) {}

    /** @param assaultState the state at the end of the assault */
    public static AssaultOutcome of(Assault assault, AssaultState assaultState, EuTables tables) {
        var end = assaultState.settlement();
        return new AssaultOutcome(AssaultTable.from(tables).resistance(assault.fortressLevel(), assault.breach()), end.fortressFalls(),
                end.besiegerDestroyed(), end.damage(),
                half(assault, assaultState, SiegeSide.BESIEGER, end.besiegerInflicts(), end.besiegerLoses(), tables),
                half(assault, assaultState, SiegeSide.BESIEGED, end.besiegedInflict(), end.besiegedLose(), tables));
    }

    private static Half half(Assault assault, AssaultState assaultState, SiegeSide side, int inflicted, int losses, EuTables tables) {
        var morale = AssaultMorale.of(assault, tables);
        boolean fought = AssaultProcedure.isFought(assault, tables);
        var fire = fought && AssaultFire.rolls(assault, side, tables)
                ? OptionalInt.of(AssaultModifiers.of(assault, assaultState, side, Phase.FIRE, tables).total())
                : OptionalInt.empty();
        return new Half(fire, fought ? AssaultModifiers.of(assault, assaultState, side, Phase.SHOCK, tables).total() : 0, morale.of(side),
                assaultState.party(side.opponent()).stars(), morale.isRouted(assaultState, side), inflicted, losses, assaultState.party(side).casualty());
    }
}
