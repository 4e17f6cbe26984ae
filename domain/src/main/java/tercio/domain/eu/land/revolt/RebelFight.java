package tercio.domain.eu.land.revolt;

import tercio.domain.dice.DieName;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.tables.Constants;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Modifiers;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.Success;

/** A land stack fights a revolt, a rebellion, or corsairs that raid the coast. A success removes one side of the counter. */
public final class RebelFight {

    /**
     * The fight.
     *
     * @param ld of the stack, Pashas not counted
     * @param rebelManeuver of the leader of the revolt or of the corsairs
     * @param fortressLevel level of a fortress friendly to the revolt, else 0
     * @param garrisonLd LD in such a fortress
     * @param plusCounters the number of revolts, rebellions or corsairs on the plus side
     */
    public record Fight(int ld, int pashas, int maneuver, int rebelManeuver, int fortressLevel, int garrisonLd, Terrain terrain,
            int plusCounters) {}

    private static final Modifiers<Fight> LIST = Modifiers.<Fight>of("EU-REVOLT-FIGHT")
            .add(1, "LD in the stack", Fight::ld)
            .add(2, "Pashas in the stack", Fight::pashas)
            .add(3, "manoeuvre", Fight::maneuver)
            .add(4, "manoeuvre of the other side", fight -> -fight.rebelManeuver())
            .add(5, "level of a fortress friendly to the revolt", fight -> -fight.fortressLevel())
            .add(6, "LD in a fortress friendly to the revolt", fight -> -fight.garrisonLd())
            .add(7, "not in the plain", fight -> fight.terrain() != Terrain.PLAIN, -3)
            .add(8, "counters +", fight -> -2 * fight.plusCounters());

    private RebelFight() {}

    /** @param die the name of its one die: {@code revolt} or {@code corsair} */
    public static SingleRoll<Fight, Success> roll(EuTables tables, DieName die) {
        return SingleRoll.of("fight against a " + die.purpose(), LIST.rule(), die, LIST::on,
                (fight, natural, modified) -> resultOf(natural, modified, tables.constants()));
    }

    /** A natural 10 always succeeds, on land as at sea. */
    public static Success resultOf(int die, int modified, Constants constants) {
        return Success.when(die == constants.value("natural_success") || modified >= constants.value("rebel_fight_success"));
    }
}
