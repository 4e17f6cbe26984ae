package tercio.adapters.eu.adjudication;

import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.land.revolt.RebelFight;

/** Common fields of fights on land against revolts and against raiding corsairs. */
final class RebelFields {

    private static final int MOST_PASHAS = 2;

    private RebelFields() {}

    static RebelFight.Fight fight(RequestFields fields, int sizeLd, int rebelManeuver, int fortressLevel, int garrisonLd, int plusCounters) {
        return new RebelFight.Fight(sizeLd, fields.integer("pashas", 0, MOST_PASHAS, 0),
                fields.integer("maneuver", 0, EuropaEndpoint.BEST_VALUE, 0), rebelManeuver, fortressLevel, garrisonLd,
                fields.word("terrain", AllowedWords.of(Terrain.class)), plusCounters);
    }
}
