package tercio.adapters.adjudication.eu;

import tercio.adapters.adjudication.EuMilitaryDoor;
import tercio.adapters.adjudication.Fields;
import tercio.adapters.adjudication.Words;
import tercio.domain.eu.board.Terrain;
import tercio.domain.eu.revolt.RebelFight;

/** What fights on land against revolts and against raiding corsairs have in common. */
final class RebelFields {

    private static final int MOST_PASHAS = 2;

    private RebelFields() {}

    static RebelFight.Fight fight(Fields fields, int sizeLd, int rebelManeuver, int fortressLevel, int garrisonLd, int plusCounters) {
        return new RebelFight.Fight(sizeLd, fields.integer("pashas", 0, MOST_PASHAS, 0),
                fields.integer("maneuver", 0, EuMilitaryDoor.BEST_VALUE, 0), rebelManeuver, fortressLevel, garrisonLd,
                fields.word("terrain", Words.of(Terrain.class)), plusCounters);
    }
}
