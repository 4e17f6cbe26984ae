package tercio.adapters.eu;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.adapters.http.Client;
import tercio.adapters.http.Served;
import tercio.adapters.http.ToldSheets;
import tercio.domain.eu.given.LandSheetCheck;
import tercio.domain.ruling.FightSheet.Line;

/** The adjudicator gives the sheet of a fight, too: whole beside a ruling, before the first die beside the odds. */
class SheetsOfQuestionsServiceTest {

    private static final String LAND = """
            {"ruleset": "eu-military", "procedure": "land-battle", "period": 3, "terrain": "plain",
             "phasing": {"country": "france", "units": {"armyPlus": 2}, "veteran": true, "technology": "muskets", "leader": {"maneuver": 2, "fire": 4, "shock": 2}},
             "nonPhasing": {"country": "spain", "units": {"armyPlus": 1, "ld": 1}, "veteran": true, "technology": "muskets", "tercio": true,
                        "leader": {"name": "Alba", "maneuver": 4, "fire": 2, "shock": 3}, "retreatAfterFirstDay": true}@}""";
    private static final String LAND_DICE = """
            , "dice": {"phasing": {"fire1": 8, "shock1": 4, "fire2": 2, "shock2": 6, "pursuit": 9, "leaderCasualty": 3},
                       "nonPhasing": {"fire1": 6, "shock1": 7, "retreatAttempt": 7, "fire2": 9, "shock2": 5, "retreat": 2, "leaderCasualty": 6, "leaderFate": 4}}""";
    private static final String SEA = """
            {"ruleset": "eu-military", "procedure": "naval-battle", "seaRegion": "mediterranean", "turn": 20,
             "phasing": {"country": "spain", "units": {"fleetPlus": 1, "nwd": 7, "ntd": 1}, "technology": "galleon-fluyt", "firstLine": "nwd",
                        "leader": {"maneuver": 4, "fire": 3, "shock": 3}, "captures": ["ngd", "ngd"]},
             "nonPhasing": {"country": "turkey", "units": {"fleetPlus": 1, "ngd": 10}, "technology": "nau-galleon", "firstLine": "ngd",
                           "leader": {"maneuver": 3, "fire": 2, "shock": 4}}@}""";
    private static final String SEA_DICE = """
            , "dice": {"phasing": {"wind": 6, "fire1": 7, "shock1": 5, "fire2": 8, "pursuit": 8, "leaderCasualty": 7},
                       "nonPhasing": {"wind": 9, "fire1": 5, "shock1": 4, "fire2": 6, "leaderCasualty": 5}}""";
    private static final String ASSAULT = """
            {"ruleset": "eu-military", "procedure": "assault", "period": 3, "fortressLevel": 2,
             "besieger": {"country": "france", "units": {"armyPlus": 1, "armyMinus": 1}, "veteran": true, "technology": "muskets",
                        "leader": {"maneuver": 2, "fire": 4, "shock": 2}},
             "besieged": {"country": "spain", "technology": "muskets", "leader": {"maneuver": 3, "fire": 1, "shock": 1}}@}""";
    private static final String ASSAULT_DICE = """
            , "dice": {"besieger": {"fire": 7, "shock": 6, "leaderCasualty": 5}, "besieged": {"fire": 7, "shock": 8, "leaderCasualty": 9}}""";

    private static Client client;

    @BeforeAll
    static void start() {
        client = Served.installed();
    }

    private static String asked(String procedure, boolean dice) {
        return switch (procedure) {
            case "land-battle" -> LAND.replace("@", dice ? LAND_DICE : "");
            case "naval-battle" -> SEA.replace("@", dice ? SEA_DICE : "");
            default -> ASSAULT.replace("@", dice ? ASSAULT_DICE : "");
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"land-battle", "naval-battle", "assault"})
    void aRulingHasTheWholeSheet(String procedure) {
        var ruling = client.post("/api/adjudications?sheet=true", null, asked(procedure, true));

        assertThat(ruling.status()).isEqualTo(200);
        var sheet = ToldSheets.sheet(ruling.body().path("sheet"));
        assertThat(sheet.fight()).isEqualTo(procedure);
        LandSheetCheck.check(sheet);
    }

    @ParameterizedTest
    @ValueSource(strings = {"land-battle", "naval-battle", "assault"})
    void theOddsHaveTheForcesAndWhatFollowsFromThem(String procedure) {
        var odds = client.post("/api/odds?sheet=true", null, asked(procedure, false));

        assertThat(odds.status()).isEqualTo(200);
        assertThat(odds.body().path("odds").isObject()).isTrue();
        var sheet = ToldSheets.sheet(odds.body().path("sheet"));
        assertThat(sheet.lines()).extracting(Line::line).contains("command", "forces", "morale").doesNotContain("fire1", "fire", "losses");
        assertThat(sheet.lines()).flatExtracting(Line::parts).extracting(part -> part.part()).doesNotContain("die");
    }

    /** Nobody pays for a sheet that is not asked for, and the answers of the contract stay as they are. */
    @Test
    void whoDoesNotAskForASheetGetsNone() {
        assertThat(client.post("/api/adjudications", null, asked("land-battle", true)).body().has("sheet")).isFalse();
        assertThat(client.post("/api/odds", null, asked("land-battle", false)).body().has("sheet")).isFalse();
    }
}
