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
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.Diplomacy.Grant;
import tercio.domain.eia.common.game.Diplomacy.Pair;
import tercio.domain.eia.common.game.EiaScenario.CorpsAtStart;
import tercio.domain.eia.common.game.EiaScenario.DepotAtStart;
import tercio.domain.eia.common.game.EiaScenario.GarrisonAtStart;
import tercio.domain.eia.common.game.EiaScenario.IrregularsAtStart;
import tercio.domain.eia.common.game.EiaScenario.LeaderAtStart;
import tercio.domain.eia.common.game.EiaScenario.ProvinceAtStart;
import tercio.domain.eia.common.game.EiaScenario.Treasury;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.game.SupplyFleet;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.map.SpaceId;

/** What keeps a scenario from being played, each fault at its place. Vienna is area 474, Strasbourg 775, Munich 326. */
class EiaScenarioFaultsTest {

    private static final String VIENNA = "474";
    private static final Factors TEN = Factors.of(FactorType.INFANTRY, 10);

    private static GivenWar war() {
        return new GivenWar();
    }

    private static Map<String, String> faults(GivenWar war) {
        return EiaScenarioFaults.of(war.scenario(), WarMap.PRINTED);
    }

    private static void fault(GivenWar war, String pointer, String says) {
        assertThat(faults(war)).containsOnlyKeys(pointer);
        assertThat(faults(war).get(pointer)).contains(says);
    }

    @Test
    void whatTheTestsLayOutCanBePlayed() {
        assertThat(faults(war().corps("austria-i", VIENNA, TEN).depot(Power.AUSTRIA, VIENNA, 3).garrison(VIENNA, "austria", TEN))).isEmpty();
    }

    @Test
    void aGameHasANameMonthsInOrderAndPowersOnce() {
        fault(war().named(" "), "/name", "at most 100 letters");
        fault(war().named("x".repeat(101)), "/name", "at most 100 letters");
        fault(war().months(new CampaignMonth(1805, 9), new CampaignMonth(1805, 8)), "/to", "before the first");
        fault(war().power(Power.FRANCE, 3), "/powers/3/power", "France is listed twice");
        fault(war().power(Power.SPAIN, 1000), "/powers/3/money", "1000 is not within 0..999");
        fault(war().power(Power.SPAIN, -1), "/powers/3/money", "-1 is not within 0..999");
        assertThat(faults(new GivenWar(List.<Treasury>of()))).containsKey("/powers");
    }

    @Test
    void listsAndIdsHaveALimit() {
        var garrison = new GarrisonAtStart(new SpaceId(VIENNA), "austria", Factors.of(FactorType.INFANTRY, 1));
        fault(war().garrisons(Collections.nCopies(501, garrison)), "/garrisons", "at most 500");
        fault(war().garrison("4".repeat(65), "austria", TEN), "/garrisons", "at most 64");
        fault(war().garrison(VIENNA, "austria", Factors.of(FactorType.INFANTRY, Integer.MAX_VALUE)), "/garrisons/0/factors", "0..99");
    }

    @Test
    void aCorpsIsPrintedStandsOnceAndHoldsWhatItsCounterTakes() {
        fault(war().corps("austria-ix", VIENNA, TEN), "/corps/0/corps", "there is no corps austria-ix");
        assertThat(faults(war().corps("austria-i", VIENNA, TEN).corps("austria-i", VIENNA, TEN)))
                .containsExactly(Map.entry("/corps/1/corps", "Austria I is on the map already"));
        fault(war().corps("austria-i", VIENNA, Factors.of(FactorType.INFANTRY, 16)), "/strengths/austria-i", "at most 15 infantry and 1 cavalry");
        fault(war().corps("austria-i", VIENNA, new Factors(Map.of(FactorType.INFANTRY, 10, FactorType.MILITIA, 6))), "/strengths/austria-i", "cannot hold");
        fault(war().corps("austria-i", VIENNA, Factors.of(FactorType.GUARD, 1)), "/strengths/austria-i", "cannot hold 1 guard");
        fault(war().corps("austria-i", VIENNA, Factors.NONE), "/strengths/austria-i", "at least one factor");
        fault(war().corps("austria-i", "999", TEN), "/corps/0/area", "no land area 999");
        fault(war().corps("austria-i", "733", TEN), "/corps/0/area", "no land area 733");
        fault(war().strength("austria-ii", TEN), "/strengths/austria-ii", "no corps of this id is on the map");
        fault(war().strength("a/b", TEN), "/strengths/a~1b", "no corps of this id is on the map");
    }

    @Test
    void aCorpsIsMovedByItsPowerOrByTheOneThatControlsItsState() {
        fault(war().corps("prussia-i", "285", TEN), "/corps/0/power", "Prussia is not in the game");
        fault(war().corps(new CorpsAtStart("austria-i", Optional.of(Power.FRANCE), new SpaceId(VIENNA), false), TEN), "/corps/0/power", "not moved by France");
        fault(war().corps("bavaria-corps", "326", TEN), "/corps/0/power", "say which power moves it");
        var moved = new CorpsAtStart("bavaria-corps", Optional.of(Power.FRANCE), new SpaceId("326"), false);
        fault(war().corps(moved, TEN), "/corps/0/power", "no free state under France");
        assertThat(faults(war().corps(moved, TEN).province("Bavaria", ProvinceStanding.FREE_STATE, "france"))).isEmpty();
    }

    @Test
    void aCityTakesItsCapacityAndNobodyAtWarWithItsController() {
        fault(war().garrison("473", "austria", TEN), "/garrisons/0/area", "has no city");
        fault(war().garrison(VIENNA, "austria", Factors.of(FactorType.INFANTRY, 21)), "/garrisons/0/factors", "room for 20 factors, not for 21");
        fault(war().corps(new CorpsAtStart("austria-i", Optional.empty(), new SpaceId(VIENNA), true), TEN)
                .garrison(VIENNA, "austria", Factors.of(FactorType.INFANTRY, 11)), "/garrisons/0/factors", "not for 21");
        fault(war().corps(new CorpsAtStart("austria-i", Optional.empty(), new SpaceId("473"), true), TEN), "/corps/0/area", "has no city");
        fault(war().corps(new CorpsAtStart("france-i", Optional.empty(), new SpaceId(VIENNA), true), TEN), "/corps/0/city", "at war with Austria");
        fault(war().garrison(VIENNA, "france", TEN), "/garrisons/0/factors", "at war with Austria");
        fault(war().garrison("326", "bavaria", TEN).garrison("326", "austria", TEN).province("Bavaria", ProvinceStanding.FREE_STATE, "france"),
                "/garrisons/1/factors", "at war with France");
        fault(war().garrison(VIENNA, "austria", TEN).garrison(VIENNA, "austria", TEN), "/garrisons/1/nation", "already");
        fault(war().garrison(VIENNA, "prussia", TEN), "/garrisons/0/nation", "not in the game");
        fault(war().garrison(VIENNA, "atlantis", TEN), "/garrisons/0/nation", "no power or minor state atlantis");
        fault(war().garrison(VIENNA, "austria", Factors.of(FactorType.CAVALRY, 1)), "/garrisons/0/factors", "cavalry factors are no garrison");
        fault(war().garrison(VIENNA, "austria", Factors.of(FactorType.COSSACK, 1)), "/garrisons/0/factors", "cossack factors are no garrison");
        fault(war().garrison(VIENNA, "austria", Factors.NONE), "/garrisons/0/factors", "at least one factor");
        fault(war().city(VIENNA, "france").garrison(VIENNA, "austria", TEN), "/garrisons/0/factors", "at war with France");
    }

    @Test
    void aLeaderIsPrintedStandsOnceAndWithACorps() {
        var led = war().corps("austria-i", VIENNA, TEN);
        assertThat(faults(led.leader("mack", VIENNA))).isEmpty();
        fault(war().corps("austria-i", VIENNA, TEN).leader("caesar", VIENNA), "/leaders/0/leader", "there is no leader caesar");
        fault(war().corps("austria-i", VIENNA, TEN).leader("mack", VIENNA).leader("mack", VIENNA), "/leaders/1/leader", "on the map already");
        fault(war().corps("austria-i", VIENNA, TEN).leader("blucher", VIENNA), "/leaders/0/leader", "Prussia is not in the game");
        fault(war().corps("austria-i", VIENNA, TEN).leader("napoleon", VIENNA), "/leaders/0/area", "with a corps of France");
        fault(war().corps("austria-i", VIENNA, TEN).leader("mack", "000"), "/leaders/0/area", "no land area 000");
    }

    @Test
    void anAreaHasOneDepotWithAGarrisonOfTen() {
        fault(war().depot(Power.AUSTRIA, VIENNA, 0).depot(Power.FRANCE, VIENNA, 0), "/depots/1/area", "a depot already");
        fault(war().depot(Power.PRUSSIA, VIENNA, 0), "/depots/0/power", "not in the game");
        fault(war().depot(Power.AUSTRIA, "733", 0), "/depots/0/area", "no land area");
        fault(war().depot(Power.AUSTRIA, VIENNA, 11), "/depots/0/garrison", "room for 10 factors");
    }

    @Test
    void irregularsAreOfThePowersThatHaveThem() {
        fault(war().irregulars(new IrregularsAtStart(Power.FRANCE, FactorType.COSSACK, new SpaceId(VIENNA), 1)), "/irregulars/0/type", "no counters of cossack");
        fault(war().irregulars(new IrregularsAtStart(Power.RUSSIA, FactorType.INFANTRY, new SpaceId(VIENNA), 1)), "/irregulars/0/type", "no counters of infantry");
        fault(war().irregulars(new IrregularsAtStart(Power.RUSSIA, FactorType.COSSACK, new SpaceId(VIENNA), 0)), "/irregulars/0/count", "0 is not within 1..20");
        fault(war().irregulars(new IrregularsAtStart(Power.RUSSIA, FactorType.COSSACK, new SpaceId("733"), 1)), "/irregulars/0/area", "no land area");
    }

    @Test
    void fleetsAreAtSeaOrInPortsAndBlockadeWhereTheyAre() {
        assertThat(faults(war().fleet("brest", Power.FRANCE, "427", Optional.of("427")).fleet("sea", Power.FRANCE, "733", Optional.empty()))).isEmpty();
        fault(war().fleet("a", Power.FRANCE, VIENNA, Optional.empty()), "/fleets/0/at", "no sea area and has no port");
        fault(war().fleet("a", Power.FRANCE, "733", Optional.of("427")), "/fleets/0/blockades", "at that port");
        fault(war().fleet("a", Power.FRANCE, "427", Optional.empty()).fleet("a", Power.FRANCE, "427", Optional.empty()), "/fleets/1/id", "of its own");
        fault(war().fleet("a", Power.PRUSSIA, "427", Optional.empty()), "/fleets/0/power", "not in the game");
    }

    @Test
    void provincesAndCitiesBelongToSomebody() {
        fault(war().province("Atlantis", ProvinceStanding.CONQUERED, "france"), "/provinces/0/province", "no province Atlantis");
        fault(war().province("Bavaria", ProvinceStanding.CONQUERED, "france").province("Bavaria", ProvinceStanding.CONQUERED, "france"),
                "/provinces/1/province", "twice");
        fault(war().province("Bavaria", ProvinceStanding.FREE_STATE, "bavaria"), "/provinces/0/owner", "needs a major power");
        fault(war().province("Bavaria", ProvinceStanding.CONQUERED, "prussia"), "/provinces/0/owner", "not in the game");
        fault(war().province("Bavaria", ProvinceStanding.NEUTRAL, "france"), "/provinces/0/owner", "belongs to itself");
        fault(war().province("Bavaria", ProvinceStanding.HOME, "france"), "/provinces/0/standing", "minor state");
        fault(war().province("Tyrol", ProvinceStanding.CONQUERED, "france"), "/provinces/0/standing", "home province");
        fault(war().city("473", "france"), "/cities/473", "no city in area 473");
        fault(war().city(VIENNA, "atlantis"), "/cities/474", "no power or minor state atlantis");
        fault(war().city(VIENNA, "prussia"), "/cities/474", "not in the game");
    }

    @Test
    void nobodyIsAtWarWithItselfOrWithItsAllies() {
        fault(war().diplomacy(List.of(new Pair("france", "france")), List.of(), List.of()), "/diplomacy/wars", "at war with itself");
        fault(war().diplomacy(List.of(new Pair("france", "prussia")), List.of(), List.of()), "/diplomacy/wars", "not in the game");
        fault(war().diplomacy(List.of(new Pair("france", "atlantis")), List.of(), List.of()), "/diplomacy/wars", "no power or minor state atlantis");
        fault(war().diplomacy(List.of(new Pair("bavaria", "saxony")), List.of(), List.of()), "/diplomacy/wars", "a major power takes part");
        fault(war().diplomacy(List.of(new Pair("bavaria", "france")), List.of(), List.of()).province("Bavaria", ProvinceStanding.FREE_STATE, "france"),
                "/diplomacy/wars", "a state that it controls");
        fault(war().diplomacy(List.of(new Pair("france", "austria")), List.of(new Pair("france", "austria")), List.of()),
                "/diplomacy/alliances", "are at war");
        fault(war().diplomacy(List.of(), List.of(new Pair("france", "bavaria")), List.of()), "/diplomacy/alliances", "Bavaria is no power in the game");
        fault(war().diplomacy(List.of(), List.of(), List.of(new Pair("austria", "russia"))), "/diplomacy/combined", "only allies");
        fault(war().diplomacy(new Diplomacy(List.of(), List.of(), List.of(), List.of(new Grant(Power.FRANCE, Power.FRANCE)), List.of(), List.of())),
                "/diplomacy/access", "no permission of its own");
        fault(war().diplomacy(new Diplomacy(List.of(), List.of(), List.of(), List.of(), List.of(new Grant(Power.FRANCE, Power.SPAIN)), List.of())),
                "/diplomacy/depots", "Spain is not in the game");
    }

    @Test
    void aPieceOnAFleetIsWhereTheFleetIsAndOfItsPowerOrAnAlly() {
        // Trieste 481 is an Austrian port, Brest 427 a French one.
        var fleet = Optional.of("adria");
        var aboard = new CorpsAtStart("austria-i", Optional.empty(), new SpaceId("481"), false, fleet);
        var leader = new LeaderAtStart("charles", new SpaceId("481"), false, fleet);
        assertThat(faults(war().fleet("adria", Power.AUSTRIA, "481", Optional.empty()).corps(aboard, TEN).leader(leader))).isEmpty();
        fault(war().corps(aboard, TEN), "/corps/0/fleet", "there is no fleet adria");
        fault(war().fleet("adria", Power.FRANCE, "481", Optional.empty()).corps(aboard, TEN), "/corps/0/fleet", "of France transports no forces of Austria");
        fault(war().fleet("adria", Power.AUSTRIA, "427", Optional.empty()).corps(aboard, TEN), "/corps/0/area", "at 427, not at 481");
        fault(war().fleet("adria", Power.AUSTRIA, "481", Optional.empty()).corps(new CorpsAtStart("austria-i", Optional.empty(), new SpaceId("481"), true, fleet), TEN),
                "/corps/0/city", "in no city");
        fault(war().fleet("adria", Power.AUSTRIA, "481", Optional.empty()).corps("austria-i", "481", TEN).leader(leader), "/leaders/0/area",
                "stands with a corps");
        fault(war().fleet("adria", Power.AUSTRIA, "481", Optional.empty()).corps(new CorpsAtStart("austria-i", Optional.empty(), new SpaceId("481"), false,
                Optional.of("x".repeat(65))), TEN), "/corps", "at most 64");
    }

    @Test
    void aTruceIsBetweenTwoPowersAtPeace() {
        var pair = new Pair("france", "austria");
        fault(war().diplomacy(new Diplomacy(List.of(pair), List.of(), List.of(), List.of(), List.of(), List.of(), List.of(pair), List.of())),
                "/diplomacy/truces", "are at war");
        fault(war().diplomacy(new Diplomacy(List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of(new Pair("france", "spain")), List.of())),
                "/diplomacy/truces", "Spain is no power in the game");
        assertThat(faults(war().diplomacy(new Diplomacy(List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of(pair), List.of())))).isEmpty();
    }
}
