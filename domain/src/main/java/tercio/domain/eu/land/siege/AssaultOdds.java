package tercio.domain.eu.land.siege;

import tercio.domain.eu.common.forces.Casualty;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Distribution;

/**
 * The exact probability of each end of an assault. The stages are those of the assault itself. The fate of a leader is
 * computed from the inputs of his casualty test, not from each sequence of rolls.
 */
public record AssaultOdds(Distribution<End> ends, Distribution<Casualty> besiegerLeader, Distribution<Casualty> besiegedLeader) {

    /** @param damage whether the besieger caused at least one loss, which helps later attempts of this turn */
    public record End(boolean fortressFalls, boolean besiegerDestroyed, boolean damage, HalfEnd besieger, HalfEnd besieged) {

        public HalfEnd half(SiegeSide side) {
            return side == SiegeSide.BESIEGER ? besieger : besieged;
        }
    }

    /** @param losses in the unit of the edition */
    public record HalfEnd(boolean routed, int losses) {}

    /** The odds of an assault before its first roll. */
    public static AssaultOdds of(Assault assault, EuTables tables) {
        var procedure = new AssaultProcedure(assault, tables);
        var morale = AssaultMorale.of(assault, tables);
        var fought = procedure.fighting().distribution(AssaultState.start(assault));
        var ends = fought.map(assaultState -> {
            var end = assaultState.settlement();
            return new End(end.fortressFalls(), end.besiegerDestroyed(), end.damage(),
                    new HalfEnd(morale.isRouted(assaultState, SiegeSide.BESIEGER), end.besiegerLoses()),
                    new HalfEnd(morale.isRouted(assaultState, SiegeSide.BESIEGED), end.besiegedLose()));
        });
        return new AssaultOdds(ends, leader(SiegeSide.BESIEGER, procedure, fought), leader(SiegeSide.BESIEGED, procedure, fought));
    }

    /** The fate of the commander of a side. */
    public Distribution<Casualty> leader(SiegeSide side) {
        return side == SiegeSide.BESIEGER ? besiegerLeader : besiegedLeader;
    }

    private static Distribution<Casualty> leader(SiegeSide side, AssaultProcedure procedure, Distribution<AssaultState> fought) {
        record Seen(boolean falls, boolean destroyed, Object commander) {}
        var start = fought.mergedBy(assaultState -> new Seen(assaultState.settlement().fortressFalls(), assaultState.settlement().besiegerDestroyed(),
                assaultState.party(side).commander()));
        return procedure.leaders(side).distribution(start).map(assaultState -> assaultState.party(side).casualty());
    }
}
