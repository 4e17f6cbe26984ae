package tercio.domain.eia.supply.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.CAVALRY;
import static tercio.domain.eia.common.concept.FactorType.COSSACK;
import static tercio.domain.eia.common.concept.FactorType.INFANTRY;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.PRUSSIA;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.given.LandBoard.infantry;
import static tercio.domain.eia.given.LandBoard.men;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.TakePortDepot;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.Journey;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.Upkeep;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.eia.supply.play.SupplyCommand.ForageInCity;
import tercio.domain.eia.supply.play.SupplyCommand.OccupyStarvedCity;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** A city whose last besieged factors starve (EIA-7.4.5.2). Vienna 474 has four spires, Venice 341 is a port. */
class StarvedCityTest {

    private static final String VIENNA = "474";

    private static LandBoard board() {
        return LandBoard.of(FRANCE, AUSTRIA, RUSSIA, PRUSSIA).war(FRANCE, AUSTRIA).war(FRANCE, RUSSIA).war(PRUSSIA, AUSTRIA);
    }

    /** One Austrian factor in Vienna; a 6 against four spires is more than it has. */
    private static LandWar starved() {
        return board().corps("france-i", VIENNA, men(6, 2, 3)).corps("france-ii", VIENNA, infantry(4)).leader("davout", Location.field(new SpaceId(VIENNA)))
                .garrison(VIENNA, "austria", infantry(1)).besieged(VIENNA, FRANCE).turnOf(AUSTRIA, LandStep.SUPPLY).play()
                .plays(new ForageInCity(AUSTRIA, new SpaceId(VIENNA)), 6);
    }

    private static OccupyStarvedCity detach(FactorShare... shares) {
        return new OccupyStarvedCity(FRANCE, new SpaceId(VIENNA), List.of(), List.of(shares));
    }

    @Test
    void theBesiegerDetachesFactorsToControlTheCity() {
        var war = starved().plays(detach(new FactorShare(new UnitId("france-i"), INFANTRY, 2), new FactorShare(new UnitId("france-i"), CAVALRY, 1)));
        var city = war.state().city(new SpaceId(VIENNA)).orElseThrow();
        assertThat(city.controller().value()).isEqualTo("france");
        assertThat(city.garrisonOf(new NationId("france"))).as("cavalry has become infantry").isEqualTo(infantry(3));
        assertThat(war.state().corps().get(new UnitId("france-i")).factorsOrNone()).isEqualTo(men(4, 2, 2));
        assertThat(war.state().leaders().get(new EiaLeaderId("davout")).at()).as("with the corps outside").contains(Location.field(new SpaceId(VIENNA)));
        assertThat(war.state().duties()).isEmpty();
    }

    @Test
    void corpsAndFactorsTogetherEnterAsFarAsThereIsRoom() {
        var war = starved();
        assertThat(war.refuses(detach(new FactorShare(new UnitId("france-ii"), INFANTRY, 4))).rule().id()).isEqualTo("EIA-7.3.3.1.2");
        assertThat(war.refuses(detach(new FactorShare(new UnitId("france-ii"), CAVALRY, 1))).rule().id()).isEqualTo("EIA-7.3.3");
        assertThat(war.refuses(detach(new FactorShare(new UnitId("austria-i"), INFANTRY, 1))).rule().id()).isEqualTo("EIA-7.4.5.2");
        assertThat(war.refuses(new OccupyStarvedCity(FRANCE, new SpaceId(VIENNA), List.of(new UnitId("france-i")), List.of(new FactorShare(new UnitId("france-i"), INFANTRY, 1)))).rule().id())
                .as("it goes inside itself").isEqualTo("EIA-7.4.5.2");
        assertThat(war.refuses(detach(new FactorShare(new UnitId("france-i"), INFANTRY, -1))).legal()).isNotEmpty();
        war.plays(new OccupyStarvedCity(FRANCE, new SpaceId(VIENNA), List.of(new UnitId("france-i"), new UnitId("france-ii")), List.of()));
        assertThat(war.state().corps().values()).allSatisfy(corps -> assertThat(corps.at()).isEqualTo(Location.city(new SpaceId(VIENNA))));
        assertThat(war.state().leaders().get(new EiaLeaderId("davout")).at()).as("no corps of France is outside").contains(Location.city(new SpaceId(VIENNA)));
    }

    @Test
    void theFormReachesDetachments() {
        var form = starved().decision("starved-city").optionalForm().orElseThrow();
        var random = new Random(3);
        for (int each = 0; each < 30; each++) {
            var war = starved();
            var drawn = (OccupyStarvedCity) form.sample(random::nextInt, command -> LandWar.RULES.decide(war.state(), (OccupyStarvedCity) command,
                    Dice.NONE) instanceof Verdict.Accepted<?>);
            war.plays(drawn);
            boolean inside = !drawn.corps().isEmpty() || drawn.garrison().stream().anyMatch(share -> share.count() > 0);
            assertThat(war.state().city(new SpaceId(VIENNA)).orElseThrow().controller().value()).isEqualTo(inside ? "france" : "austria");
        }
    }

    /** The one with most corps takes the leaders and the city: a reading, the rule names one besieger. */
    @Test
    void ofSeveralBesiegersTheOneWithMostCorpsTakesTheCity() {
        var war = board().corps("prussia-i", VIENNA, infantry(5)).corps("france-i", VIENNA, infantry(5)).corps("france-ii", VIENNA, infantry(5))
                .inside("austria-i", VIENNA, infantry(1)).leader("mack", Location.city(new SpaceId(VIENNA))).besieged(VIENNA, PRUSSIA, FRANCE)
                .turnOf(AUSTRIA, LandStep.SUPPLY).play().plays(new ForageInCity(AUSTRIA, new SpaceId(VIENNA)), 6);
        assertThat(war.state().leaders().get(new EiaLeaderId("mack")).prisonerOf()).isEqualTo(Optional.of(FRANCE));
        assertThat(war.decision("starved-city").party()).isEqualTo("france");
    }

    /** Cossacks that are besieged need supply as everything inside does (EIA-7.4, EIA-7.4.5). */
    @Test
    void besiegedCossacksAloneCheckForSupply() {
        var war = board().corps("france-i", VIENNA, infantry(5)).irregular("cossack-1", RUSSIA, COSSACK, Location.city(new SpaceId(VIENNA)))
                .besieged(VIENNA, FRANCE).turnOf(RUSSIA, LandStep.SUPPLY).play();
        assertThat(war.answers("besieged-supply")).containsExactly(new ForageInCity(RUSSIA, new SpaceId(VIENNA)));
        war.plays(new ForageInCity(RUSSIA, new SpaceId(VIENNA)), 5);
        assertThat(war.state().irregulars()).as("5 against 4 spires").isEmpty();
        assertThat(war.decision("starved-city").party()).isEqualTo("france");
    }

    /** EIA-7.4.3.4.5: the depot inside a port is the captor's when the last factors are eliminated. */
    @Test
    void theDepotInsideAStarvedPortFallsToTheCaptor() {
        var war = board().held("Venetia", AUSTRIA).controlled("341", "austria").corps("france-i", "341", infantry(5))
                .garrison("341", "austria", infantry(1)).depot(AUSTRIA, Location.city(new SpaceId("341")), infantry(0)).besieged("341", FRANCE)
                .turnOf(AUSTRIA, LandStep.SUPPLY).play()
                .plays(new ForageInCity(AUSTRIA, new SpaceId("341")), 6);
        war.plays(new OccupyStarvedCity(FRANCE, new SpaceId("341"), List.of(new UnitId("france-i"))));
        assertThat(war.all(CitySiegeEvent.PortDepotDestroyed.class)).as("no chain of France reaches it: it is destroyed").hasSize(1);
        assertThat(war.state().depotAt(Location.city(new SpaceId("341")))).isEmpty();
        assertThat(war.refuses(new TakePortDepot(FRANCE, new SpaceId("341"), true)).rule().id()).isEqualTo("EIA-7.4.3.4.5");
    }

    // --- Neutral garrisons ---------------------------------------------------------------------------------------------

    /** Munich 326 of neutral Bavaria has four spires. Nobody plays its garrison: the besieger throws its die (EIA-7.4.5). */
    @Test
    void aNeutralGarrisonStarvesByTheDieOfItsBesieger() {
        var war = board().corps("france-i", "326", infantry(5)).journey("france-i", Journey.from(new SpaceId("326"))
                        .withUpkeep(Upkeep.FORAGED)).garrison("326", "bavaria", men(4, 2, 0)).besieged("326", FRANCE)
                .turnOf(FRANCE, LandStep.SUPPLY).play();
        assertThat(war.answers("besieged-supply")).containsExactly(new ForageInCity(FRANCE, new SpaceId("326")));
        // 6 and one more for 6 factors, against 4: three are lost, the militia first.
        war.plays(new ForageInCity(FRANCE, new SpaceId("326")), 6);
        assertThat(war.state().city(new SpaceId("326")).orElseThrow().garrisonOf(new NationId("bavaria"))).isEqualTo(infantry(3));
        assertThat(war.state().power(FRANCE).orElseThrow().lost().total()).as("no loss of France").isZero();
        assertThat(Told.of(war.refuses(new ForageInCity(FRANCE, new SpaceId("326"))).detail())).as("once in a sequence").isNotEmpty();
    }

    @Test
    void aNeutralCityThatStarvedIsOccupied() {
        var war = board().corps("france-i", "326", infantry(5)).garrison("326", "bavaria", infantry(2)).besieged("326", FRANCE)
                .turnOf(FRANCE, LandStep.SUPPLY).play().plays(new ForageInCity(FRANCE, new SpaceId("326")), 6);
        assertThat(war.state().city(new SpaceId("326")).orElseThrow().isBesieged()).isFalse();
        war.plays(new OccupyStarvedCity(FRANCE, new SpaceId("326"), List.of(new UnitId("france-i"))));
        assertThat(war.state().city(new SpaceId("326")).orElseThrow().controller().value()).isEqualTo("france");
    }
}
