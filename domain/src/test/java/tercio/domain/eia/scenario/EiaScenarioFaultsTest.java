package tercio.domain.eia.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.FleetId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.Diplomacy.Grant;
import tercio.domain.eia.common.game.Diplomacy.Pair;
import tercio.domain.eia.common.game.EiaScenario.CorpsAtStart;
import tercio.domain.eia.common.game.EiaScenario.GarrisonAtStart;
import tercio.domain.eia.common.game.EiaScenario.IrregularsAtStart;
import tercio.domain.eia.common.game.EiaScenario.LeaderAtStart;
import tercio.domain.eia.common.game.EiaScenario.Treasury;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.given.Told;

/** The faults that keep a scenario from being played, each at its place. Vienna is area 474, Strasbourg 775, Munich 326. */
class EiaScenarioFaultsTest {

    private static final String VIENNA = "474";
    /** 15 infantry and 1 cavalry. */
    private static final String AUSTRIA_I = "[(eia.name.factors: count 15, type infantry) + (eia.name.factors: count 1, type cavalry)]";
    private static final Factors TEN = Factors.of(FactorType.INFANTRY, 10);

    private static GivenWar war() {
        return new GivenWar();
    }

    private static Map<String, Sentence> faults(GivenWar war) {
        return EiaScenarioFaults.of(war.scenario(), WarMap.PRINTED);
    }

    /** @param says the key without its rulebook, and what it is about */
    private static void fault(GivenWar war, String pointer, String says) {
        assertThat(faults(war)).containsOnlyKeys(pointer);
        assertThat(Told.of(faults(war).get(pointer))).isEqualTo("eia." + says + ".");
    }

    private static String infantry(int count) {
        return "[(eia.name.factors: count " + count + ", type infantry)]";
    }

    @Test
    void whatTheTestsLayOutCanBePlayed() {
        assertThat(faults(war().corps("austria-i", VIENNA, TEN).depot(Power.AUSTRIA, VIENNA, 3).garrison(VIENNA, "austria", TEN))).isEmpty();
    }

    @Test
    void aGameHasANameMonthsInOrderAndPowersOnce() {
        fault(war().named(" "), "/name", "scenario.name: most 100");
        fault(war().named("x".repeat(101)), "/name", "scenario.name: most 100");
        fault(war().months(new CampaignMonth(1805, 9), new CampaignMonth(1805, 8)), "/to", "scenario.months-order");
        fault(war().power(Power.FRANCE, 3), "/powers/3/power", "scenario.listed-twice: what France");
        fault(war().power(Power.SPAIN, 1000), "/powers/3/money", "scenario.out-of-range: value 1000, least 0, most 999");
        fault(war().power(Power.SPAIN, -1), "/powers/3/money", "scenario.out-of-range: value -1, least 0, most 999");
        assertThat(faults(new GivenWar(List.<Treasury>of()))).containsKey("/powers");
    }

    @Test
    void listsAndIdsHaveALimit() {
        var garrison = new GarrisonAtStart(new SpaceId(VIENNA), new NationId("austria"), Factors.of(FactorType.INFANTRY, 1));
        fault(war().garrisons(Collections.nCopies(501, garrison)), "/garrisons", "scenario.too-many: count 501, most 500");
        fault(war().garrison("4".repeat(65), "austria", TEN), "/garrisons", "scenario.long-id: count 65, most 64");
        fault(war().garrison(VIENNA, "austria", Factors.of(FactorType.INFANTRY, Integer.MAX_VALUE)), "/garrisons/0/factors", "scenario.out-of-range: value 2147483647, least 0, most 99");
    }

    @Test
    void aCorpsIsPrintedStandsOnceAndHoldsWhatItsCounterTakes() {
        fault(war().corps("austria-ix", VIENNA, TEN), "/corps/0/corps", "scenario.no-corps: sent austria-ix, hidden no");
        assertThat(faults(war().corps("austria-i", VIENNA, TEN).corps("austria-i", VIENNA, TEN)))
                .hasSize(1).hasEntrySatisfying("/corps/1/corps", fault -> assertThat(Told.of(fault)).isEqualTo("eia.scenario.on-map: piece Austria I."));
        fault(war().corps("austria-i", VIENNA, Factors.of(FactorType.INFANTRY, 16)), "/strengths/austria-i",
                "fault.corps-room: corps Austria I, factors " + infantry(16) + ", most " + AUSTRIA_I + ", shared yes");
        fault(war().corps("austria-i", VIENNA, new Factors(Map.of(FactorType.INFANTRY, 10, FactorType.MILITIA, 6))), "/strengths/austria-i",
                "fault.corps-room: corps Austria I, factors [(eia.name.factors: count 10, type infantry) + (eia.name.factors: count 6, type militia)], most " + AUSTRIA_I + ", shared yes");
        fault(war().corps("austria-i", VIENNA, Factors.of(FactorType.GUARD, 1)), "/strengths/austria-i",
                "fault.corps-room: corps Austria I, factors [(eia.name.factors: count 1, type guard)], most " + AUSTRIA_I + ", shared yes");
        fault(war().corps("austria-i", VIENNA, Factors.NONE), "/strengths/austria-i", "scenario.corps-empty: corps Austria I");
        fault(war().corps("austria-i", "999", TEN), "/corps/0/area", "scenario.no-area: sent 999");
        fault(war().corps("austria-i", "733", TEN), "/corps/0/area", "scenario.no-area: sent 733");
        fault(war().strength("austria-ii", TEN), "/strengths/austria-ii", "scenario.no-corps-of-id");
        fault(war().strength("a/b", TEN), "/strengths/a~1b", "scenario.no-corps-of-id");
    }

    @Test
    void aCorpsIsMovedByItsPowerOrByTheOneThatControlsItsState() {
        fault(war().corps("prussia-i", "285", TEN), "/corps/0/power", "scenario.not-in-game: who Prussia");
        fault(war().corps(new CorpsAtStart(new UnitId("austria-i"), Optional.of(Power.FRANCE), new SpaceId(VIENNA), false), TEN), "/corps/0/power", "scenario.not-moved-by: corps Austria I, who France");
        fault(war().corps("bavaria-corps", "326", TEN), "/corps/0/power", "fault.who-moves: corps Bavaria Corps");
        var moved = new CorpsAtStart(new UnitId("bavaria-corps"), Optional.of(Power.FRANCE), new SpaceId("326"), false);
        fault(war().corps(moved, TEN), "/corps/0/power", "scenario.no-free-state: nation Bavaria, who France");
        assertThat(faults(war().corps(moved, TEN).province("Bavaria", ProvinceStanding.FREE_STATE, "france"))).isEmpty();
    }

    @Test
    void aCityTakesItsCapacityAndNobodyAtWarWithItsController() {
        fault(war().garrison("473", "austria", TEN), "/garrisons/0/area", "fault.no-city: where Austria 473");
        fault(war().garrison(VIENNA, "austria", Factors.of(FactorType.INFANTRY, 21)), "/garrisons/0/factors", "fault.city-room: where Vienna, room 20, factors 21");
        fault(war().corps(new CorpsAtStart(new UnitId("austria-i"), Optional.empty(), new SpaceId(VIENNA), true), TEN)
                .garrison(VIENNA, "austria", Factors.of(FactorType.INFANTRY, 11)), "/garrisons/0/factors", "fault.city-room: where Vienna, room 20, factors 21");
        fault(war().corps(new CorpsAtStart(new UnitId("austria-i"), Optional.empty(), new SpaceId("473"), true), TEN), "/corps/0/area", "fault.no-city: where Austria 473");
        fault(war().corps(new CorpsAtStart(new UnitId("france-i"), Optional.empty(), new SpaceId(VIENNA), true), TEN), "/corps/0/city", "fault.enemy-inside: nation France, controller Austria, where Vienna");
        fault(war().garrison(VIENNA, "france", TEN), "/garrisons/0/factors", "fault.enemy-inside: nation France, controller Austria, where Vienna");
        fault(war().garrison("326", "bavaria", TEN).garrison("326", "austria", TEN).province("Bavaria", ProvinceStanding.FREE_STATE, "france"),
                "/garrisons/1/factors", "fault.enemy-inside: nation Austria, controller France, where Munich");
        fault(war().garrison(VIENNA, "austria", TEN).garrison(VIENNA, "austria", TEN), "/garrisons/1/nation", "scenario.garrison-stands: nation Austria, at (eia.name.at: area Vienna, numbered no)");
        fault(war().garrison(VIENNA, "prussia", TEN), "/garrisons/0/nation", "scenario.not-in-game: who Prussia");
        fault(war().garrison(VIENNA, "atlantis", TEN), "/garrisons/0/nation", "scenario.no-nation: sent atlantis");
        fault(war().garrison(VIENNA, "austria", Factors.of(FactorType.CAVALRY, 1)), "/garrisons/0/factors", "scenario.no-garrison: type (eia.name.factor-type: type cavalry)");
        fault(war().garrison(VIENNA, "austria", Factors.of(FactorType.COSSACK, 1)), "/garrisons/0/factors", "scenario.no-garrison: type (eia.name.factor-type: type cossack)");
        fault(war().garrison(VIENNA, "austria", Factors.NONE), "/garrisons/0/factors", "scenario.garrison-empty");
        fault(war().city(VIENNA, "france").garrison(VIENNA, "austria", TEN), "/garrisons/0/factors", "fault.enemy-inside: nation Austria, controller France, where Vienna");
    }

    @Test
    void aLeaderIsPrintedStandsOnceAndWithACorps() {
        var led = war().corps("austria-i", VIENNA, TEN);
        assertThat(faults(led.leader("mack", VIENNA))).isEmpty();
        fault(war().corps("austria-i", VIENNA, TEN).leader("caesar", VIENNA), "/leaders/0/leader", "scenario.no-leader: sent caesar");
        fault(war().corps("austria-i", VIENNA, TEN).leader("mack", VIENNA).leader("mack", VIENNA), "/leaders/1/leader", "scenario.on-map: piece Mack");
        fault(war().corps("austria-i", VIENNA, TEN).leader("blucher", VIENNA), "/leaders/0/leader", "scenario.not-in-game: who Prussia");
        fault(war().corps("austria-i", VIENNA, TEN).leader("napoleon", VIENNA), "/leaders/0/area", "scenario.leader-alone: leader Napoleon, who France");
        fault(war().corps("austria-i", VIENNA, TEN).leader("mack", "000"), "/leaders/0/area", "scenario.no-area: sent 000");
    }

    @Test
    void anAreaHasOneDepotWithAGarrisonOfTen() {
        fault(war().depot(Power.AUSTRIA, VIENNA, 0).depot(Power.FRANCE, VIENNA, 0), "/depots/1/area", "scenario.depot-stands: where Vienna");
        fault(war().depot(Power.PRUSSIA, VIENNA, 0), "/depots/0/power", "scenario.not-in-game: who Prussia");
        fault(war().depot(Power.AUSTRIA, "733", 0), "/depots/0/area", "scenario.no-area: sent 733");
        fault(war().depot(Power.AUSTRIA, VIENNA, 11), "/depots/0/garrison", "fault.depot-room: most 10");
    }

    @Test
    void irregularsAreOfThePowersThatHaveThem() {
        fault(war().irregulars(new IrregularsAtStart(Power.FRANCE, FactorType.COSSACK, new SpaceId(VIENNA), 1)), "/irregulars/0/type", "fault.no-counters: who France, type (eia.name.factor-type: type cossack)");
        fault(war().irregulars(new IrregularsAtStart(Power.RUSSIA, FactorType.INFANTRY, new SpaceId(VIENNA), 1)), "/irregulars/0/type", "fault.no-counters: who Russia, type (eia.name.factor-type: type infantry)");
        fault(war().irregulars(new IrregularsAtStart(Power.RUSSIA, FactorType.COSSACK, new SpaceId(VIENNA), 0)), "/irregulars/0/count", "scenario.out-of-range: value 0, least 1, most 20");
        fault(war().irregulars(new IrregularsAtStart(Power.RUSSIA, FactorType.COSSACK, new SpaceId("733"), 1)), "/irregulars/0/area", "scenario.no-area: sent 733");
    }

    @Test
    void fleetsAreAtSeaOrInPortsAndBlockadeWhereTheyAre() {
        assertThat(faults(war().fleet("brest", Power.FRANCE, "427", Optional.of("427")).fleet("sea", Power.FRANCE, "733", Optional.empty()))).isEmpty();
        fault(war().fleet("a", Power.FRANCE, VIENNA, Optional.empty()), "/fleets/0/at", "scenario.no-port: sent 474");
        fault(war().fleet("a", Power.FRANCE, "733", Optional.of("427")), "/fleets/0/blockades", "scenario.blockade");
        fault(war().fleet("a", Power.FRANCE, "427", Optional.empty()).fleet("a", Power.FRANCE, "427", Optional.empty()), "/fleets/1/id", "scenario.fleet-id");
        fault(war().fleet("a", Power.PRUSSIA, "427", Optional.empty()), "/fleets/0/power", "scenario.not-in-game: who Prussia");
    }

    @Test
    void provincesAndCitiesBelongToSomebody() {
        fault(war().province("Atlantis", ProvinceStanding.CONQUERED, "france"), "/provinces/0/province", "scenario.no-province: sent Atlantis");
        fault(war().province("Bavaria", ProvinceStanding.CONQUERED, "france").province("Bavaria", ProvinceStanding.CONQUERED, "france"),
                "/provinces/1/province", "scenario.listed-twice: what Bavaria");
        fault(war().province("Bavaria", ProvinceStanding.FREE_STATE, "bavaria"), "/provinces/0/owner", "scenario.needs-owner: province Bavaria, sent bavaria");
        fault(war().province("Bavaria", ProvinceStanding.CONQUERED, "prussia"), "/provinces/0/owner", "scenario.owner-out: who Prussia, province Bavaria");
        fault(war().province("Bavaria", ProvinceStanding.NEUTRAL, "france"), "/provinces/0/owner", "scenario.neutral-owner: nation Bavaria");
        fault(war().province("Bavaria", ProvinceStanding.HOME, "france"), "/provinces/0/standing", "scenario.standing: province Bavaria, minor yes");
        fault(war().province("Tyrol", ProvinceStanding.CONQUERED, "france"), "/provinces/0/standing", "scenario.standing: province Tyrol, minor no");
        fault(war().city("473", "france"), "/cities/473", "scenario.no-city-in: sent 473");
        fault(war().city(VIENNA, "atlantis"), "/cities/474", "scenario.no-nation: sent atlantis");
        fault(war().city(VIENNA, "prussia"), "/cities/474", "scenario.not-in-game: who Prussia");
    }

    @Test
    void nobodyIsAtWarWithItselfOrWithItsAllies() {
        fault(war().diplomacy(List.of(new Pair(new NationId("france"), new NationId("france"))), List.of(), List.of()), "/diplomacy/wars", "scenario.itself: who France, relation war");
        fault(war().diplomacy(List.of(new Pair(new NationId("france"), new NationId("prussia"))), List.of(), List.of()), "/diplomacy/wars", "scenario.not-in-game: who Prussia");
        fault(war().diplomacy(List.of(new Pair(new NationId("france"), new NationId("atlantis"))), List.of(), List.of()), "/diplomacy/wars", "scenario.no-nation: sent atlantis");
        fault(war().diplomacy(List.of(new Pair(new NationId("bavaria"), new NationId("saxony"))), List.of(), List.of()), "/diplomacy/wars", "scenario.major-power: pair [Bavaria + Saxony]");
        fault(war().diplomacy(List.of(new Pair(new NationId("bavaria"), new NationId("france"))), List.of(), List.of()).province("Bavaria", ProvinceStanding.FREE_STATE, "france"),
                "/diplomacy/wars", "scenario.war-on-own: who France");
        fault(war().diplomacy(List.of(new Pair(new NationId("france"), new NationId("austria"))), List.of(new Pair(new NationId("france"), new NationId("austria"))), List.of()),
                "/diplomacy/alliances", "scenario.allies-at-war: pair [Austria + France]");
        fault(war().diplomacy(List.of(), List.of(new Pair(new NationId("france"), new NationId("bavaria"))), List.of()), "/diplomacy/alliances", "scenario.no-power: who Bavaria");
        fault(war().diplomacy(List.of(), List.of(), List.of(new Pair(new NationId("austria"), new NationId("russia")))), "/diplomacy/combined", "scenario.not-allied: pair [Austria + Russia]");
        fault(war().diplomacy(new Diplomacy(List.of(), List.of(), List.of(), List.of(new Grant(Power.FRANCE, Power.FRANCE)), List.of(), List.of())),
                "/diplomacy/access", "fault.own-permission: who France");
        fault(war().diplomacy(new Diplomacy(List.of(), List.of(), List.of(), List.of(), List.of(new Grant(Power.FRANCE, Power.SPAIN)), List.of())),
                "/diplomacy/depots", "scenario.not-in-game: who Spain");
    }

    @Test
    void aPieceOnAFleetIsWhereTheFleetIsAndOfItsPowerOrAnAlly() {
        // Trieste 481 is an Austrian port, Brest 427 a French one.
        var fleet = Optional.of(new FleetId("adria"));
        var aboard = new CorpsAtStart(new UnitId("austria-i"), Optional.empty(), new SpaceId("481"), false, fleet);
        var leader = new LeaderAtStart(new EiaLeaderId("charles"), new SpaceId("481"), false, fleet);
        assertThat(faults(war().fleet("adria", Power.AUSTRIA, "481", Optional.empty()).corps(aboard, TEN).leader(leader))).isEmpty();
        fault(war().corps(aboard, TEN), "/corps/0/fleet", "scenario.no-fleet: sent adria");
        fault(war().fleet("adria", Power.FRANCE, "481", Optional.empty()).corps(aboard, TEN), "/corps/0/fleet", "scenario.no-transport: fleet adria, owner France, who Austria");
        fault(war().fleet("adria", Power.AUSTRIA, "427", Optional.empty()).corps(aboard, TEN), "/corps/0/area", "scenario.fleet-elsewhere: fleet adria, at 427, sent 481");
        fault(war().fleet("adria", Power.AUSTRIA, "481", Optional.empty()).corps(new CorpsAtStart(new UnitId("austria-i"), Optional.empty(), new SpaceId("481"), true, fleet), TEN),
                "/corps/0/city", "scenario.aboard-city");
        fault(war().fleet("adria", Power.AUSTRIA, "481", Optional.empty()).corps("austria-i", "481", TEN).leader(leader), "/leaders/0/area",
                "scenario.leader-alone: leader Charles, who Austria");
        fault(war().fleet("adria", Power.AUSTRIA, "481", Optional.empty()).corps(new CorpsAtStart(new UnitId("austria-i"), Optional.empty(), new SpaceId("481"), false,
                Optional.of(new FleetId("x".repeat(65)))), TEN), "/corps", "scenario.long-id: count 65, most 64");
    }

    @Test
    void aTruceIsBetweenTwoPowersAtPeace() {
        var pair = new Pair(new NationId("france"), new NationId("austria"));
        fault(war().diplomacy(new Diplomacy(List.of(pair), List.of(), List.of(), List.of(), List.of(), List.of(), List.of(pair), List.of())),
                "/diplomacy/truces", "scenario.allies-at-war: pair [Austria + France]");
        fault(war().diplomacy(new Diplomacy(List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of(new Pair(new NationId("france"), new NationId("spain"))), List.of())),
                "/diplomacy/truces", "scenario.no-power: who Spain");
        assertThat(faults(war().diplomacy(new Diplomacy(List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of(pair), List.of())))).isEmpty();
    }
}
