package tercio.domain.eu.sea.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tercio.domain.eu.common.battle.BattleOdds;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Fraction;
import tercio.domain.ruling.Readings;

/** The odds of all choices computed together are those of each choice by itself. */
class NavalChoicesTest {

    private static final List<FirstLine> CAPTURES = List.of(FirstLine.NWD, FirstLine.NTD, FirstLine.NGD);
    private static final List<Boolean> EITHER = List.of(false, true);

    /** Warships, warships against galleys, galleys alone without wind, transports that give the wind away. */
    enum Fleets {
        WARSHIPS(new NavalUnits(1, 0, 7, 0, 1, 0, 0), FirstLine.NWD, new NavalUnits(0, 1, 5, 0, 0, 0, 0), FirstLine.NWD),
        AGAINST_GALLEYS(new NavalUnits(1, 0, 6, 0, 0, 0, 0), FirstLine.NWD, new NavalUnits(1, 0, 0, 10, 0, 0, 0), FirstLine.NGD),
        GALLEYS(new NavalUnits(0, 0, 0, 4, 0, 0, 1), FirstLine.NGD, new NavalUnits(0, 0, 0, 5, 0, 0, 0), FirstLine.NGD),
        TRANSPORTS(new NavalUnits(0, 0, 3, 0, 0, 0, 0), FirstLine.NWD, new NavalUnits(0, 0, 0, 0, 4, 0, 0), FirstLine.NTD);

        private final NavalUnits moving;
        private final FirstLine movingLine;
        private final NavalUnits waiting;
        private final FirstLine waitingLine;

        Fleets(NavalUnits moving, FirstLine movingLine, NavalUnits waiting, FirstLine waitingLine) {
            this.moving = moving;
            this.movingLine = movingLine;
            this.waiting = waiting;
            this.waitingLine = waitingLine;
        }

        NavalBattle battle(Withdrawal phasing, Withdrawal nonPhasing) {
            return new NavalBattle(SeaRegion.MEDITERRANEAN, 20, false, side("spain", moving, movingLine, 4, phasing),
                    side("turkey", waiting, waitingLine, 3, nonPhasing), Readings.STANDARD);
        }

        private static NavalSide side(String country, NavalUnits units, FirstLine line, int maneuver, Withdrawal withdrawal) {
            var admiral = new Leader(new LeaderId("admiral"), "admiral", new CountryId(country), LeaderCategory.ADMIRAL, 'B', maneuver, 3, 2, 0, false, false, false, false);
            return new NavalSide(new CountryId(country), units, NavalTechnology.GALLEON_FLUYT, line, true, Optional.of(admiral), false, withdrawal, CAPTURES);
        }
    }

    @ParameterizedTest
    @EnumSource
    void eachChoiceHasTheOddsThatItHasByItself(Fleets fleets) {
        var together = new NavalChoiceOdds(EuTables.PRINTED);
        for (var phasing : Withdrawal.values()) {
            for (var nonPhasing : Withdrawal.values()) {
                var battle = fleets.battle(phasing, nonPhasing);
                for (boolean first : EITHER) {
                    for (boolean second : EITHER) {
                        var start = NavalBattleProcedure.start().withRetreatIntent(Side.PHASING, first).withRetreatIntent(Side.NON_PHASING, second);
                        var alone = NavalBattleOdds.of(battle, start, EuTables.PRINTED);
                        same(together.odds(battle, start), NavalBattleForecast.of(alone));
                        same(together.withEvasion(battle, start), NavalBattleForecast.of(
                                BattleOdds.withEvasion(battle.evasion(), alone, FleetLosses.NONE, EuTables.PRINTED)));
                    }
                }
            }
        }
    }

    private static void same(Forecast together, Forecast alone) {
        assertThat(together.figures().keySet()).containsExactlyElementsOf(alone.figures().keySet());
        alone.figures().forEach((path, odds) -> assertThat(probabilities(together.figures().get(path))).as(path).isEqualTo(probabilities(odds)));
    }

    private static Map<Object, Fraction> probabilities(Distribution<?> odds) {
        var probabilities = new HashMap<Object, Fraction>();
        odds.weights().forEach((value, weight) -> probabilities.put(value, new Fraction(weight, odds.whole())));
        return probabilities;
    }
}
