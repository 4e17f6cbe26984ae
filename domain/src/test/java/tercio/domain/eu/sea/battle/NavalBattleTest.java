package tercio.domain.eu.sea.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.battle.BattleEnd;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.ScoreSheet;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/** EU-SEA: wind, modifiers, withdrawal and pursuit. A die that is not named shows 1. */
class NavalBattleTest {

    static Leader admiral(int maneuver, int fire, int shock) {
        return new Leader(new LeaderId("x"), "x", new CountryId("france"), LeaderCategory.ADMIRAL, 'B', maneuver, fire, shock, 0, false, false, false, false);
    }

    private static final NavalUnits SIX = new NavalUnits(0, 0, 6, 0, 0, 0, 0);
    private static final NavalUnits GALLEYS = new NavalUnits(0, 0, 0, 6, 0, 0, 0);
    private static final NavalUnits TRANSPORTS = new NavalUnits(0, 0, 0, 0, 6, 0, 0);

    private final List<String> asked = new ArrayList<>();

    private static NavalSide side(NavalUnits units, FirstLine line, NavalTechnology technology) {
        return side(units, line, technology, admiral(2, 2, 2), Withdrawal.NONE);
    }

    private static NavalSide side(NavalUnits units, FirstLine line, NavalTechnology technology, Leader leader, Withdrawal withdrawal) {
        return new NavalSide(new CountryId("spain"), units, technology, line, false, Optional.ofNullable(leader), false, withdrawal, List.of());
    }

    private static NavalSide warships(NavalTechnology technology) {
        return side(SIX, FirstLine.NWD, technology);
    }

    private NavalBattleOutcome fought(SeaRegion region, int turn, NavalSide phasing, NavalSide nonPhasing, Object... dice) {
        var given = new HashMap<String, Integer>();
        for (int at = 0; at < dice.length; at += 2) {
            given.put((String) dice[at], (Integer) dice[at + 1]);
        }
        var battle = new NavalBattle(region, turn, false, phasing, nonPhasing, Readings.STANDARD);
        var run = NavalBattleProcedure.of(battle, EuTables.PRINTED).start(
                NavalBattleProcedure.start().withRetreatIntent(Side.PHASING, false).withRetreatIntent(Side.NON_PHASING, false),
                name -> {
                    var said = name.side() + " " + name.purpose();
                    asked.add(said);
                    return OptionalInt.of(given.getOrDefault(said, 1));
                }, StepRecorder.SILENT);
        return NavalBattleOutcome.of(battle, ((Run.Finished<BattleState>) run).state(), EuTables.PRINTED);
    }

    private NavalBattleOutcome inTheAtlantic(NavalSide phasing, NavalSide nonPhasing, Object... dice) {
        return fought(SeaRegion.ATLANTIC, 30, phasing, nonPhasing, dice);
    }

    private static Map<BattleRoll, ScoreSheet.Rolled> rolls(NavalBattleOutcome outcome, Side side) {
        return outcome.side(side).rolls();
    }

    private static int drm(NavalBattleOutcome outcome, Side side, BattleRoll roll) {
        return rolls(outcome, side).get(roll).drm();
    }

    @Test
    void theGreaterSumHasTheWindAndATieNobody() {
        var even = warships(NavalTechnology.GALLEON_FLUYT);
        assertThat(inTheAtlantic(even, even, "phasing wind", 5, "nonPhasing wind", 6).wind()).contains(Side.NON_PHASING);
        assertThat(inTheAtlantic(even, even, "phasing wind", 5, "nonPhasing wind", 5).wind()).isEmpty();
    }

    @Test
    void technologyAndManoeuvreHelpToTheWind() {
        var galleons = warships(NavalTechnology.GALLEON_FLUYT);
        var carracks = side(SIX, FirstLine.NWD, NavalTechnology.CARRACK, admiral(4, 2, 2), Withdrawal.NONE);
        assertThat(inTheAtlantic(galleons, carracks, "phasing wind", 5, "nonPhasing wind", 6).wind()).as("5+3+2 against 6+4").isEmpty();
    }

    @Test
    void theWindAddsOneToEachRoll() {
        var even = warships(NavalTechnology.GALLEON_FLUYT);
        var outcome = inTheAtlantic(even, even, "phasing wind", 6);
        assertThat(drm(outcome, Side.PHASING, BattleRoll.FIRE1)).isEqualTo(1);
        assertThat(drm(outcome, Side.PHASING, BattleRoll.SHOCK2)).isZero();
        assertThat(drm(outcome, Side.NON_PHASING, BattleRoll.FIRE1)).isZero();
    }

    /** Both sides roll at once: stars of the same boarding do not count yet, those before it do. */
    @Test
    void onlyStarsOfEarlierRollsMakeASideRollWorse() {
        var even = warships(NavalTechnology.GALLEON_FLUYT);
        var boarded = inTheAtlantic(even, even, "phasing shock1", 7);
        assertThat(rolls(boarded, Side.PHASING).get(BattleRoll.SHOCK1).stars()).as("7 on column C").isEqualTo(1);
        assertThat(drm(boarded, Side.NON_PHASING, BattleRoll.SHOCK1)).isZero();
        assertThat(drm(boarded, Side.NON_PHASING, BattleRoll.FIRE2)).as("second day, more stars").isEqualTo(-2);
        assertThat(drm(boarded, Side.PHASING, BattleRoll.FIRE2)).as("second day").isEqualTo(-1);

        var bothOnce = inTheAtlantic(even, even, "phasing fire1", 7, "nonPhasing shock1", 8);
        assertThat(drm(bothOnce, Side.NON_PHASING, BattleRoll.SHOCK1)).as("fired on before").isEqualTo(-1);
        assertThat(drm(bothOnce, Side.PHASING, BattleRoll.FIRE2)).as("one star each by now").isEqualTo(-1);
        assertThat(drm(bothOnce, Side.NON_PHASING, BattleRoll.FIRE2)).isEqualTo(-1);
    }

    @Test
    void galleysAgainstGalleysRollForNoWind() {
        var galleys = side(GALLEYS, FirstLine.NGD, NavalTechnology.CARRACK);
        fought(SeaRegion.MEDITERRANEAN, 20, galleys, galleys);
        assertThat(asked).doesNotContain("phasing wind", "nonPhasing wind");
    }

    @Test
    void transportsAloneRoutAfterTheFirstFireAndDoNotRoll() {
        var outcome = inTheAtlantic(warships(NavalTechnology.GALLEON_FLUYT), side(TRANSPORTS, FirstLine.NTD, NavalTechnology.GALLEON_FLUYT));
        assertThat(asked).doesNotContain("phasing wind", "nonPhasing wind", "nonPhasing fire1");
        assertThat(outcome.wind()).contains(Side.PHASING);
        assertThat(outcome.ended()).isEqualTo(BattleEnd.DAY1_FIRE);
        assertThat(outcome.winner()).contains(Side.PHASING);
        assertThat(outcome.nonPhasing().fire()).isEmpty();
        assertThat(outcome.nonPhasing().morale()).isZero();
        assertThat(outcome.nonPhasing().suffered()).as("a routed fleet loses one ship at least").isEqualTo(3);
        assertThat(drm(outcome, Side.PHASING, BattleRoll.PURSUIT)).as("first day, after fire, wind").isEqualTo(4);
    }

    @Test
    void transportsOnBothSidesHaveNoWinner() {
        var transports = side(TRANSPORTS, FirstLine.NTD, NavalTechnology.GALLEON_FLUYT);
        var outcome = inTheAtlantic(transports, transports, "phasing leaderCasualty", 9, "nonPhasing leaderCasualty", 9);
        assertThat(outcome.winner()).isEmpty();
        assertThat(asked).containsExactly("phasing leaderCasualty", "nonPhasing leaderCasualty");
    }

    @Test
    void whoHasTheWindMayWithdrawAndIsNotPursued() {
        var even = warships(NavalTechnology.GALLEON_FLUYT);
        var cautious = side(SIX, FirstLine.NWD, NavalTechnology.GALLEON_FLUYT, admiral(2, 2, 2), Withdrawal.AFTER_FIRE1);
        var withWind = inTheAtlantic(cautious, even, "phasing wind", 6);
        assertThat(withWind.ended()).isEqualTo(BattleEnd.DAY1_FIRE);
        assertThat(withWind.winner()).contains(Side.NON_PHASING);
        assertThat(rolls(withWind, Side.NON_PHASING)).doesNotContainKey(BattleRoll.PURSUIT);

        var without = inTheAtlantic(cautious, even, "nonPhasing wind", 6);
        assertThat(without.ended()).isEqualTo(BattleEnd.DAY2_SHOCK);
    }

    @ParameterizedTest
    @CsvSource({"MEDITERRANEAN,25,1,1", "MEDITERRANEAN,26,0,0", "BALTIC,20,0,0", "MEDITERRANEAN,35,-1,-1", "BALTIC,35,-1,-1", "BALTIC,34,0,0"})
    void galleysAgainstWarships(SeaRegion region, int turn, int fire, int boarding) {
        var outcome = fought(region, turn, side(GALLEYS, FirstLine.NGD, NavalTechnology.CARRACK), warships(NavalTechnology.CARRACK),
                "phasing wind", 1, "nonPhasing wind", 4);
        assertThat(drm(outcome, Side.PHASING, BattleRoll.FIRE1)).isEqualTo(fire);
        assertThat(drm(outcome, Side.PHASING, BattleRoll.SHOCK1)).isEqualTo(boarding);
    }

    @ParameterizedTest
    @CsvSource({"1,CARRACK,0", "2,CARRACK,1", "0,GALLEON_FLUYT,0", "0,BATTERY,1"})
    void galleassesAgainstGalleys(int vgd, NavalTechnology technology, int fire) {
        var venetians = side(new NavalUnits(0, 0, 0, 6 - vgd, 0, 0, vgd), FirstLine.NGD, technology);
        var outcome = fought(SeaRegion.MEDITERRANEAN, 30, venetians, side(GALLEYS, FirstLine.NGD, NavalTechnology.CARRACK));
        assertThat(drm(outcome, Side.PHASING, BattleRoll.FIRE1)).isEqualTo(fire);
    }

    /** Galleasses are used if and only if galleys are the first line: behind warships they take no part in the battle. */
    @ParameterizedTest
    @CsvSource({"NGD,1", "NWD,0"})
    void galleassesBehindWarshipsGiveNothing(FirstLine line, int fire) {
        var venetians = side(new NavalUnits(0, 0, 6, 4, 0, 0, 2), line, NavalTechnology.CARRACK);
        var windless = line == FirstLine.NGD ? new Object[0] : new Object[] {"phasing wind", 1, "nonPhasing wind", 10};
        var outcome = fought(SeaRegion.MEDITERRANEAN, 30, venetians, side(GALLEYS, FirstLine.NGD, NavalTechnology.CARRACK), windless);
        assertThat(drm(outcome, Side.PHASING, BattleRoll.FIRE1)).isEqualTo(fire);
    }

    /** Galley against galley: fire on E; a 9 is 1, half of it rounded up 2/3; with galleasses all of it. */
    @ParameterizedTest
    @CsvSource({"0,2", "1,3"})
    void galleyFireIsHalvedUpWithoutGalleasses(int vgd, int thirds) {
        var venetians = side(new NavalUnits(0, 0, 0, 6 - vgd, 0, 0, vgd), FirstLine.NGD, NavalTechnology.CARRACK);
        var outcome = fought(SeaRegion.MEDITERRANEAN, 30, venetians, side(GALLEYS, FirstLine.NGD, NavalTechnology.CARRACK),
                "phasing fire1", 9);
        assertThat(rolls(outcome, Side.PHASING).get(BattleRoll.FIRE1).losses()).containsExactly(thirds);
    }

    @ParameterizedTest
    @CsvSource({"6,0,0", "7,0,1", "8,0,1", "9,1,1", "12,1,1", "13,1,2"})
    void moreShipsHelp(int nwd, int fire, int boarding) {
        var more = side(new NavalUnits(0, 0, nwd, 0, 5, 0, 0), FirstLine.NWD, NavalTechnology.GALLEON_FLUYT);
        var outcome = inTheAtlantic(more, warships(NavalTechnology.GALLEON_FLUYT));
        assertThat(drm(outcome, Side.PHASING, BattleRoll.FIRE1)).isEqualTo(fire);
        assertThat(drm(outcome, Side.PHASING, BattleRoll.SHOCK1)).isEqualTo(boarding);
    }

    @Test
    void whoSufferedMoreStarsRollsAtMinusOneFromTheFirstBoardingOn() {
        var even = warships(NavalTechnology.BATTERY);
        var outcome = inTheAtlantic(even, even, "nonPhasing fire1", 7);
        assertThat(drm(outcome, Side.PHASING, BattleRoll.FIRE1)).isZero();
        assertThat(drm(outcome, Side.PHASING, BattleRoll.SHOCK1)).isEqualTo(-1);
        assertThat(drm(outcome, Side.PHASING, BattleRoll.FIRE2)).isEqualTo(-2);
        assertThat(drm(outcome, Side.NON_PHASING, BattleRoll.SHOCK1)).isZero();
    }

    /** The example of the rulebook: a side of Morale 4 with two stars rolls at -1 against one of Morale 2 with one, though it has more Morale left. */
    @Test
    void theExampleOfMoraleAtSea() {
        var four = new NavalSide(new CountryId("spain"), SIX, NavalTechnology.SEVENTY_FOUR, FirstLine.NWD, true, Optional.of(admiral(2, 2, 2)), false, Withdrawal.NONE, List.of());
        var two = side(SIX, FirstLine.NWD, NavalTechnology.GALLEON_FLUYT, admiral(2, 4, 2), Withdrawal.NONE);
        // Nobody has the wind: a 1 with 3 for the technology, and a 4. With the better fire of the admiral a 10 is a 12 in column E: two stars; a 7 in column A is one.
        var outcome = inTheAtlantic(four, two, "phasing wind", 1, "nonPhasing wind", 4, "nonPhasing fire1", 10, "phasing fire1", 7);
        assertThat(List.of(outcome.phasing().morale(), outcome.nonPhasing().morale())).containsExactly(4, 2);
        assertThat(rolls(outcome, Side.NON_PHASING).get(BattleRoll.FIRE1).stars()).isEqualTo(2);
        assertThat(rolls(outcome, Side.PHASING).get(BattleRoll.FIRE1).stars()).isEqualTo(1);
        assertThat(drm(outcome, Side.PHASING, BattleRoll.SHOCK1)).isEqualTo(-1);
        assertThat(drm(outcome, Side.NON_PHASING, BattleRoll.SHOCK1)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"THREE_DECKER,4", "SEVENTY_FOUR,4", "VESSEL,3", "BATTERY,3"})
    void onlySomeVeteranCrewsHaveMoreMorale(NavalTechnology technology, int morale) {
        var veteran = new NavalSide(new CountryId("spain"), SIX, technology, FirstLine.NWD, true, Optional.of(admiral(2, 2, 2)), false,
                Withdrawal.NONE, List.of());
        assertThat(inTheAtlantic(veteran, warships(technology)).phasing().morale()).isEqualTo(morale);
    }

    @Test
    void admiralsAreTestedHoweverFewShipsTheEnemyHad() {
        inTheAtlantic(warships(NavalTechnology.CARRACK), side(new NavalUnits(0, 0, 1, 0, 0, 0, 0), FirstLine.NWD, NavalTechnology.CARRACK));
        assertThat(asked).contains("phasing leaderCasualty");
    }

    /** Poland: die 1 is a 412, its admirals manoeuvre one less; Prussia: die 1 is a 111, its admirals fire one less. */
    @Test
    void polishAndPrussianReplacementAdmiralsAreWeaker() {
        var leaders = EuTables.PRINTED.replacementLeaders();
        assertThat(leaders.admiral(new CountryId("poland"), 1, EuTables.PRINTED.constants()::value).values()).isEqualTo("312");
        assertThat(leaders.admiral(new CountryId("prussia"), 1, EuTables.PRINTED.constants()::value).values()).isEqualTo("101");
        assertThat(leaders.admiral(new CountryId("baviere"), 3, EuTables.PRINTED.constants()::value).values()).isEqualTo("313");
    }
}
