package tercio.domain.eia.combat.siege.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.CAVALRY;
import static tercio.domain.eia.common.concept.FactorType.INFANTRY;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.SPAIN;
import static tercio.domain.eia.given.LandBoard.infantry;
import static tercio.domain.eia.given.LandBoard.men;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.AnswerHonours;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.AskHonours;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.AttemptAssault;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.ChooseRefuge;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.DecideSortie;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.DefendBreach;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.SurrenderCity;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.TakePortDepot;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.TakeSiegeLosses;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.game.Decision;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Sorties and what follows a breach (EIA-7.5.4.1.2). */
class BreachTest {

    private static final String LINZ = "475";
    private static final String VIENNA = "474";

    /** 10 French infantry and 2 cavalry before Linz; 5 infantry and an Austrian corps of 4 infantry inside. */
    private static LandBoard linz() {
        return LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).besieged(LINZ, FRANCE).corps("france-i", LINZ, men(10, 0, 2))
                .garrison(LINZ, "austria", infantry(5)).inside("austria-i", LINZ, infantry(4)).leader("mack", Location.city(new SpaceId(LINZ))).siegesOf(FRANCE);
    }

    private static LandWar breached(LandBoard board) {
        return board.play().plays(new AttemptAssault(FRANCE, new SpaceId(LINZ)), 5);
    }

    // --- Sortie ------------------------------------------------------------------------------------------------------

    @Test
    void onFiveOrSixTheGarrisonLosesAFactorOfItsChoice() {
        var war = linz().play().plays(new AttemptAssault(FRANCE, new SpaceId(LINZ)), 1);
        assertThat(war.decision("sortie").party()).isEqualTo("austria");
        assertThat(Told.of(war.refuses(new DecideSortie(FRANCE, new SpaceId(LINZ), true)).detail())).startsWith("kernel.refusal.first:");

        war.plays(new DecideSortie(AUSTRIA, new SpaceId(LINZ), true), 5);
        assertThat(war.decision("sortie-loss").party()).isEqualTo("austria");
        assertThat(war.refuses(new TakeSiegeLosses(AUSTRIA, new SpaceId(LINZ), List.of())).rule().id()).isEqualTo("EIA-7.5.4.1.2.1");
        war.plays(new TakeSiegeLosses(AUSTRIA, new SpaceId(LINZ), List.of(new FactorShare(new UnitId("austria-i"), INFANTRY, 1))));
        assertThat(war.state().corps().get(new UnitId("austria-i")).factorsOrNone()).isEqualTo(infantry(3));
        assertThat(war.state().power(AUSTRIA).orElseThrow().lost()).isEqualTo(infantry(1));
    }

    @Test
    void onAnyOtherRollTheBesiegerDoes() {
        var war = linz().play().plays(new AttemptAssault(FRANCE, new SpaceId(LINZ)), 1).plays(new DecideSortie(AUSTRIA, new SpaceId(LINZ), true), 4);
        assertThat(war.decision("sortie-loss").party()).isEqualTo("france");
        war.plays(new TakeSiegeLosses(FRANCE, new SpaceId(LINZ), List.of(new FactorShare(new UnitId("france-i"), CAVALRY, 1))));
        assertThat(war.state().corps().get(new UnitId("france-i")).factorsOrNone()).isEqualTo(men(10, 0, 1));
    }

    @Test
    void withoutASortieNothingHappens() {
        var war = linz().play().plays(new AttemptAssault(FRANCE, new SpaceId(LINZ)), 1).plays(new DecideSortie(AUSTRIA, new SpaceId(LINZ), false));
        assertThat(war.state().city(new SpaceId(LINZ)).orElseThrow().garrisonFactors()).isEqualTo(5);
        assertThat(war.state().corps().get(new UnitId("france-i")).factorsOrNone().total()).isEqualTo(12);
    }

    @Test
    void theLastFactorOfTheGarrisonCanBeLost() {
        var war = LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).besieged(LINZ, FRANCE).corps("france-i", LINZ, infantry(10))
                .garrison(LINZ, "austria", infantry(1)).siegesOf(FRANCE).play()
                .plays(new AttemptAssault(FRANCE, new SpaceId(LINZ)), 1).plays(new DecideSortie(AUSTRIA, new SpaceId(LINZ), true), 6);
        assertThat(war.state().city(new SpaceId(LINZ)).orElseThrow().controller().value()).isEqualTo("france");
    }

    // --- Honors of war -------------------------------------------------------------------------------------------------

    @Test
    void aGarrisonWithHonorsGoesToTheNearestFriendlyCity() {
        var war = breached(linz());
        assertThat(war.answers("breach")).containsExactly(new AskHonours(AUSTRIA, new SpaceId(LINZ)), new SurrenderCity(AUSTRIA, new SpaceId(LINZ)), new DefendBreach(AUSTRIA, new SpaceId(LINZ)));
        war.plays(new AskHonours(AUSTRIA, new SpaceId(LINZ)));
        assertThat(war.decision("honours").party()).isEqualTo("france");
        war.plays(new AnswerHonours(FRANCE, new SpaceId(LINZ), true)).plays(new ChooseRefuge(AUSTRIA, new SpaceId(LINZ), new SpaceId(VIENNA)));

        var board = war.state();
        var refuge = VIENNA;
        assertThat(board.city(new SpaceId(refuge)).orElseThrow().garrisonOf(new NationId("austria"))).isEqualTo(infantry(5));
        assertThat(board.corps().get(new UnitId("austria-i")).at()).isEqualTo(Location.city(new SpaceId(refuge)));
        assertThat(board.leaders().get(new EiaLeaderId("mack")).at()).isEqualTo(Optional.of(Location.city(new SpaceId(refuge))));
        assertThat(board.city(new SpaceId(LINZ)).orElseThrow().controller().value()).isEqualTo("france");
        assertThat(board.city(new SpaceId(LINZ)).orElseThrow().garrisons()).isEmpty();
        assertThat(board.power(FRANCE).orElseThrow().politicalPoints()).as("no points for honors").isZero();
        assertThat(board.power(AUSTRIA).orElseThrow().lost()).isEqualTo(Factors.NONE);
    }

    @Test
    void ofSeveralNearestCitiesTheOwnerChooses() {
        var war = breached(linz()).plays(new AskHonours(AUSTRIA, new SpaceId(LINZ)));
        war.plays(new AnswerHonours(FRANCE, new SpaceId(LINZ), true));
        assertThat(war.answers("refuge")).containsExactly(new ChooseRefuge(AUSTRIA, new SpaceId(LINZ), new SpaceId(VIENNA)), new ChooseRefuge(AUSTRIA, new SpaceId(LINZ), new SpaceId("479")));
        assertThat(war.refuses(new ChooseRefuge(AUSTRIA, new SpaceId(LINZ), new SpaceId("467"))).rule().id()).isEqualTo("EIA-7.5.4.1.2.3.1");
        war.plays(new ChooseRefuge(AUSTRIA, new SpaceId(LINZ), new SpaceId("479")));
        assertThat(war.state().city(new SpaceId("479")).orElseThrow().garrisonOf(new NationId("austria"))).isEqualTo(infantry(5));
    }

    @Test
    void aBesiegedCityAndAFullOneAreNoRefuge() {
        var war = breached(linz().besieged(VIENNA, FRANCE).corps("france-iii", VIENNA, infantry(3)).garrison(VIENNA, "austria", infantry(2))
                .garrison("479", "austria", infantry(11))).plays(new AskHonours(AUSTRIA, new SpaceId(LINZ))).plays(new AnswerHonours(FRANCE, new SpaceId(LINZ), true));
        war.decisions().stream().filter(decision -> decision.id().equals("refuge")).forEach(decision ->
                assertThat(decision.options()).extracting(option -> ((ChooseRefuge) option.command()).refuge()).doesNotContain(new SpaceId(VIENNA), new SpaceId("479")));
        assertThat(war.all(CitySiegeEvent.GarrisonWithdrew.class)).extracting(CitySiegeEvent.GarrisonWithdrew::refuge).doesNotContain(new SpaceId(VIENNA), new SpaceId("479"));
    }

    @Test
    void refusedHonorsLeaveSurrenderOrFight() {
        var war = breached(linz()).plays(new AskHonours(AUSTRIA, new SpaceId(LINZ))).plays(new AnswerHonours(FRANCE, new SpaceId(LINZ), false));
        assertThat(war.answers("breach")).containsExactly(new SurrenderCity(AUSTRIA, new SpaceId(LINZ)), new DefendBreach(AUSTRIA, new SpaceId(LINZ)));
        assertThat(war.refuses(new AskHonours(AUSTRIA, new SpaceId(LINZ))).rule().id()).isEqualTo("EIA-7.5.4.1.2.3");
    }

    @Test
    void spaniardsMayNotAsk() {
        var madrid = "406";
        var war = LandBoard.of(FRANCE, SPAIN).war(FRANCE, SPAIN).besieged(madrid, FRANCE).corps("france-i", madrid, infantry(10))
                .garrison(madrid, "spain", infantry(5)).siegesOf(FRANCE).play().plays(new AttemptAssault(FRANCE, new SpaceId(madrid)), 5);
        assertThat(war.answers("breach")).containsExactly(new SurrenderCity(SPAIN, new SpaceId(madrid)), new DefendBreach(SPAIN, new SpaceId(madrid)));
    }

    @Test
    void withoutARefugeHonorsCannotBeAsked() {
        var lone = linz();
        lone.state().cities().values().stream().filter(city -> city.controller().equals(new NationId("austria")) && !city.area().equals(new SpaceId(LINZ))).toList()
                .forEach(city -> lone.controlled(city.area().value(), "france"));
        assertThat(breached(lone).answers("breach")).containsExactly(new SurrenderCity(AUSTRIA, new SpaceId(LINZ)), new DefendBreach(AUSTRIA, new SpaceId(LINZ)));
    }

    @Test
    void whoSurrendersBecomesPrisonerWithoutPoints() {
        var war = breached(linz()).plays(new SurrenderCity(AUSTRIA, new SpaceId(LINZ)));
        assertThat(war.state().power(FRANCE).orElseThrow().prisoners()).isEqualTo(infantry(9));
        assertThat(war.state().power(AUSTRIA).orElseThrow().lost()).isEqualTo(infantry(9));
        assertThat(war.state().leaders().get(new EiaLeaderId("mack")).prisonerOf()).isEqualTo(Optional.of(FRANCE));
        assertThat(war.state().corps()).doesNotContainKey(new UnitId("austria-i"));
        assertThat(war.state().powers().values()).extracting(power -> power.politicalPoints()).containsOnly(0);
    }

    // --- The depot in the port -------------------------------------------------------------------------------------------

    /** Venice (341) is a port with one fleche. */
    private static LandWar venice(LandBoard board) {
        return board.war(FRANCE, AUSTRIA).controlled("341", "austria").besieged("341", FRANCE).corps("france-i", "341", infantry(10))
                .garrison("341", "austria", infantry(5)).depot(AUSTRIA, Location.city(new SpaceId("341")), Factors.NONE).siegesOf(FRANCE).play()
                .plays(new AttemptAssault(FRANCE, new SpaceId("341")), 5).plays(new SurrenderCity(AUSTRIA, new SpaceId("341")));
    }

    @Test
    void aDepotThatWouldLeadToNoSourceIsDestroyed() {
        var war = venice(LandBoard.of(FRANCE, AUSTRIA));
        assertThat(war.last(CitySiegeEvent.PortDepotDestroyed.class).of()).isEqualTo(AUSTRIA);
        assertThat(war.state().depots()).isEmpty();
    }

    @Test
    void aDepotInAValidChainIsConvertedIntoTheArea() {
        var board = LandBoard.of(FRANCE, AUSTRIA).held("Venetia", FRANCE);
        var war = venice(board);
        assertThat(war.answers("port-depot")).containsExactly(new TakePortDepot(FRANCE, new SpaceId("341"), false), new TakePortDepot(FRANCE, new SpaceId("341"), true));
        war.plays(new TakePortDepot(FRANCE, new SpaceId("341"), true));
        assertThat(war.state().depotAt(Location.city(new SpaceId("341")))).isEmpty();
        assertThat(war.state().depotAt(Location.field(new SpaceId("341"))).orElseThrow().power()).isEqualTo(FRANCE);
    }

    /** EIA-7.2: France has seven depot counters, and all are on the map. */
    @Test
    void withoutACounterNoDepotIsConverted() {
        var board = LandBoard.of(FRANCE, AUSTRIA).held("Venetia", FRANCE);
        for (var area : List.of("441", "442", "443", "444", "445", "446", "447")) {
            board = board.depot(FRANCE, Location.field(new SpaceId(area)), Factors.NONE);
        }
        var war = venice(board);
        assertThat(war.decisions()).extracting(Decision::id).as("it is destroyed at once").doesNotContain("port-depot");
        assertThat(war.state().depotAt(Location.city(new SpaceId("341")))).isEmpty();
        assertThat(war.state().depotAt(Location.field(new SpaceId("341")))).isEmpty();
    }

    @Test
    void nobodyAnswersAQuestionThatIsNotAsked() {
        var war = linz().play();
        List.<CitySiegeCommand>of(new DecideSortie(AUSTRIA, new SpaceId(LINZ), true), new AskHonours(AUSTRIA, new SpaceId(LINZ)), new AnswerHonours(FRANCE, new SpaceId(LINZ), true),
                        new ChooseRefuge(AUSTRIA, new SpaceId(LINZ), new SpaceId(VIENNA)), new SurrenderCity(AUSTRIA, new SpaceId(LINZ)), new DefendBreach(AUSTRIA, new SpaceId(LINZ)),
                        new CitySiegeCommand.FightSiegeRound(FRANCE, new SpaceId(LINZ)), new TakeSiegeLosses(FRANCE, new SpaceId(LINZ), List.of()),
                        new CitySiegeCommand.RetreatBesiegers(AUSTRIA, new SpaceId(LINZ), new SpaceId(VIENNA)), new CitySiegeCommand.LeaveFreedCity(AUSTRIA, new SpaceId(LINZ), List.of()),
                        new TakePortDepot(FRANCE, new SpaceId(LINZ), false))
                .forEach(command -> assertThat(Told.of(war.refuses(command).detail())).as("%s", command).isNotBlank());
    }
}
