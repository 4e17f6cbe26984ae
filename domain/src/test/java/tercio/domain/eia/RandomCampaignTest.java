package tercio.domain.eia;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.FleetId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.EiaScenario.CorpsAtStart;
import tercio.domain.eia.common.game.EiaScenario.LeaderAtStart;
import tercio.domain.eia.common.game.SupplyFleet;
import tercio.domain.eia.economy.play.EconomyEvent;
import tercio.domain.eia.month.play.MonthEvent;
import tercio.domain.eia.turn.play.TurnEvent;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;

/** Whole games by players who know no rules: they come to an end, and {@link RandomCampaign} checks each command. */
class RandomCampaignTest {

    /** More commands than any of these games needs. */
    private static final int MOST = 40_000;

    @ParameterizedTest
    @CsvSource({"turkey-russia, 1", "turkey-russia, 2", "danube-1805, 4"})
    @Thorough("Long campaigns; a short one comes to its end in the short tier.")
    void aCampaignComesToItsEnd(String scenario, long number) {
        long seed = Tier.seed(number);
        var campaign = new RandomCampaign(RandomCampaign.RULES.scenario(scenario).orElseThrow(), seed);
        campaign.play(MOST);
        assertThat(RandomCampaign.RULES.isOver(campaign.state())).as("%s commands", campaign.commands()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"europe-1805, 6"})
    @Tag(Tier.BOTH)
    void theWarOfAllPowersGoesOnWithoutDeadEnd(String scenario, long number) {
        var campaign = new RandomCampaign(RandomCampaign.RULES.scenario(scenario).orElseThrow(), Tier.seed(number));
        int most = Tier.times(60, 300);
        campaign.play(most);
        assertThat(campaign.commands() == most || RandomCampaign.RULES.isOver(campaign.state())).as("%s commands", campaign.commands()).isTrue();
    }

    /** The same game each time. */
    @Thorough("EiaScenarioExportTest plays this campaign to its end in the short tier, and looks at it on the way.")
    @Test
    void aShortCampaignComesToItsEnd() {
        var campaign = new RandomCampaign(RandomCampaign.RULES.scenario("turkey-russia").orElseThrow(), 1);
        campaign.play(MOST);
        assertThat(RandomCampaign.RULES.isOver(campaign.state())).as("%s commands", campaign.commands()).isTrue();
    }

    /** The entries of the seats before each land phase are drawn like the rest: fleets come, corps are raised, wars begin and end. */
    @ParameterizedTest
    @CsvSource({"turkey-russia, 11, 80", "danube-1805, 12, 150"})
    @Tag(Tier.BOTH)
    void enteredMonthsGoOnWithoutDeadEnd(String scenario, long number, int few) {
        var entered = new Readings(Map.of("EIA-MONTH", "entered"));
        int most = Tier.times(few, 400);
        var wanted = Set.<Class<?>>of(MonthEvent.LandPhaseOpened.class, EconomyEvent.IncomeTaken.class);
        var cameUp = new HashSet<Class<?>>();

        Tier.play(1, 1, cameUp, wanted, seed -> {
            var campaign = new RandomCampaign(RandomCampaign.RULES.scenario(scenario).orElseThrow(), entered, seed + number);
            campaign.play(most);
            assertThat(campaign.commands() == most || RandomCampaign.RULES.isOver(campaign.state())).as("%s commands", campaign.commands()).isTrue();
            campaign.events().forEach(event -> cameUp.add(event.getClass()));
        });

        assertThat(cameUp).containsAll(wanted);
    }

    /** Corps go ashore in Brittany, and allies with combined movement agree on their order: from three fleets, for three months. */
    @ParameterizedTest
    @ValueSource(longs = {7, 8})
    @Thorough("Long campaigns of allies; RandomMonthsTest plays months in the short tier.")
    void aLandingOfAlliesComesToItsEnd(long number) {
        var campaign = new RandomCampaign(landing(), Tier.seed(number));
        campaign.play(MOST);
        assertThat(RandomCampaign.RULES.isOver(campaign.state())).as("%s commands", campaign.commands()).isTrue();
        assertThat(campaign.events()).hasAtLeastOneElementOfType(TurnEvent.AlliesOrdered.class);
        assertThat(campaign.state().corps().values()).noneMatch(corps -> corps.at().isAboard());
    }

    /** British and Russian corps are at sea off Brest 427 and Portsmouth 774, and a French one is on a fleet in Brest. */
    private static EiaScenario landing() {
        var ten = Factors.of(FactorType.INFANTRY, 10);
        var corps = List.of(aboard("great-britain-i", "734", "home"), aboard("great-britain-ii", "734", "home"), aboard("russia-i", "734", "home"),
                aboard("great-britain-iii", "427", "blockade"), aboard("france-i", "427", "brest"),
                new CorpsAtStart(new UnitId("france-ii"), Optional.empty(), new SpaceId("428"), false), new CorpsAtStart(new UnitId("france-iii"), Optional.empty(), new SpaceId("429"), false),
                new CorpsAtStart(new UnitId("great-britain-iv"), Optional.empty(), new SpaceId("774"), true), new CorpsAtStart(new UnitId("russia-ii"), Optional.empty(), new SpaceId("774"), true));
        var strengths = corps.stream().collect(Collectors.toMap(CorpsAtStart::corps, each -> each.corps().value().startsWith("russia-ii") ? Factors.of(FactorType.INFANTRY, 4)
                : each.corps().equals(new UnitId("great-britain-iv")) ? Factors.of(FactorType.INFANTRY, 8) : ten));
        var allies = List.of(new Diplomacy.Pair(new NationId("great-britain"), new NationId("russia")));
        var wars = List.of(new Diplomacy.Pair(new NationId("france"), new NationId("great-britain")), new Diplomacy.Pair(new NationId("france"), new NationId("russia")));
        var powers = List.of(Power.FRANCE, Power.GREAT_BRITAIN, Power.RUSSIA);
        return new EiaScenario("landing", new CampaignMonth(1805, 9), new CampaignMonth(1805, 11),
                powers.stream().map(power -> new EiaScenario.Treasury(power, 10)).toList(), corps, strengths,
                List.of(new LeaderAtStart(new EiaLeaderId("wellington"), new SpaceId("734"), false, Optional.of(new FleetId("home")))),
                List.of(new EiaScenario.GarrisonAtStart(new SpaceId("427"), new NationId("france"), Factors.of(FactorType.INFANTRY, 6))),
                List.of(new EiaScenario.DepotAtStart(Power.GREAT_BRITAIN, new SpaceId("774"), Optional.empty())), List.of(),
                List.of(new SupplyFleet(new FleetId("home"), Power.GREAT_BRITAIN, new SpaceId("734"), Optional.empty()),
                        new SupplyFleet(new FleetId("blockade"), Power.GREAT_BRITAIN, new SpaceId("427"), Optional.of(new SpaceId("427"))),
                        new SupplyFleet(new FleetId("brest"), Power.FRANCE, new SpaceId("427"), Optional.empty())),
                List.of(), Map.of(), new Diplomacy(wars, allies, allies, List.of(), List.of(), List.of()));
    }

    private static CorpsAtStart aboard(String corps, String at, String fleet) {
        return new CorpsAtStart(new UnitId(corps), Optional.empty(), new SpaceId(at), false, Optional.of(new FleetId(fleet)));
    }
}
