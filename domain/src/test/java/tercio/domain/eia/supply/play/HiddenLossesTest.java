package tercio.domain.eia.supply.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.CAVALRY;
import static tercio.domain.eia.common.concept.FactorType.INFANTRY;
import static tercio.domain.eia.common.concept.FactorType.MILITIA;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.given.LandBoard.infantry;
import static tercio.domain.eia.given.LandBoard.men;
import static tercio.domain.eia.given.LandWar.RULES;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.AttemptAssault;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.DecideSortie;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.TakeSiegeLosses;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent.SiegeLossesTaken;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Crossed;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.Journey;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.eia.supply.play.SupplyCommand.ForageCorps;
import tercio.domain.eia.supply.play.SupplyCommand.ForageInCity;
import tercio.domain.eia.supply.play.SupplyCommand.TakeForageLosses;
import tercio.domain.eia.supply.play.SupplyCommand.TakeHungerLosses;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;

/**
 * Losses of a corps that no rule reveals (EIA-7.5.2.6.3): two games that differ in the types lost are the same to others, and the
 * number lost is open.
 */
class HiddenLossesTest {

    private static final String VIENNA = "474";
    private static final Viewer ENEMY = Viewer.of(List.of("france"));
    private static final Viewer OWNER = Viewer.of(List.of("austria"));

    private static LandBoard board() {
        return LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA);
    }

    private static void alike(EiaState one, EiaState other) {
        for (var viewer : List.of(ENEMY, Viewer.PUBLIC)) {
            assertThat(RULES.asSeenBy(one, viewer)).isEqualTo(RULES.asSeenBy(other, viewer));
            assertThat(RULES.decisions(RULES.asSeenBy(one, viewer))).isEqualTo(RULES.decisions(RULES.asSeenBy(other, viewer)));
        }
        assertThat(RULES.asSeenBy(one, OWNER)).isNotEqualTo(RULES.asSeenBy(other, OWNER));
    }

    private static LandWar foraged(Factors held, FactorType lost) {
        // It spent all its points in the mountains of Tyrol (forage value 2 at the least), away from home: a 6 costs some factors.
        return board().corps("austria-i", "326", held).journey("austria-i", Journey.from(new SpaceId("475")).afterEntering(List.of(new SpaceId("326")), 3, false, Crossed.NOTHING))
                .turnOf(AUSTRIA, LandStep.SUPPLY).play().plays(new ForageCorps(AUSTRIA, new UnitId("austria-i")), 6)
                .plays(new TakeForageLosses(AUSTRIA, new UnitId("austria-i"), Optional.of(Factors.of(lost, 3)), List.of()));
    }

    @Test
    void theTypesOfForageLossesAreTheirOwners() {
        var one = foraged(men(5, 0, 4), CAVALRY);
        var other = foraged(men(5, 4, 0), MILITIA);
        alike(one.state(), other.state());
        var status = one.state().power(AUSTRIA).orElseThrow();
        assertThat(status.lost()).isEqualTo(Factors.of(CAVALRY, 3));
        var seen = RULES.asSeenBy(one.state(), ENEMY).power(AUSTRIA).orElseThrow();
        assertThat(seen.lost()).isEqualTo(Factors.NONE);
        assertThat(seen.unseen()).as("how many is open").isEqualTo(3);
        assertThat(RULES.asSeenBy(one.state(), OWNER).power(AUSTRIA).orElseThrow()).isEqualTo(status);
        assertThat(one.last(SupplyEvent.ForageLossesTaken.class).secrets()).singleElement()
                .satisfies(secret -> assertThat(secret.fields()).containsExactly("factors"));
        assertThat(new TakeForageLosses(AUSTRIA, new UnitId("austria-i"), Optional.of(infantry(1)), List.of()).secrets()).hasSize(1);
    }

    @Test
    void aCorpsThatStarvesTellsNoTypes() {
        var journey = Journey.from(new SpaceId("475")).afterEntering(List.of(new SpaceId("326")), 3, false, Crossed.NOTHING);
        var one = board().corps("austria-i", "326", Factors.of(CAVALRY, 2)).journey("austria-i", journey).turnOf(AUSTRIA, LandStep.SUPPLY).play()
                .plays(new ForageCorps(AUSTRIA, new UnitId("austria-i")), 6);
        var other = board().corps("austria-i", "326", Factors.of(MILITIA, 2)).journey("austria-i", journey).turnOf(AUSTRIA, LandStep.SUPPLY).play()
                .plays(new ForageCorps(AUSTRIA, new UnitId("austria-i")), 6);
        assertThat(one.state().corps()).isEmpty();
        alike(one.state(), other.state());
        assertThat(one.last(SupplyEvent.CorpsStarved.class).secrets()).hasSize(1);
    }

    private static LandWar starved(int factors) {
        return board().corps("austria-i", "326", infantry(factors)).journey("austria-i", Journey.from(new SpaceId("475")).afterEntering(List.of(new SpaceId("326")), 3, false, Crossed.NOTHING))
                .turnOf(AUSTRIA, LandStep.SUPPLY).play().plays(new ForageCorps(AUSTRIA, new UnitId("austria-i")), 6);
    }

    /** A 6 against the 3 of Munich takes three: one, two or three factors are gone, and nobody else knows how many these were. */
    @Test
    void howManyFactorsAStarvedCorpsHadIsItsOwners() {
        alike(starved(1).state(), starved(3).state());
        assertThat(starved(1).explanation()).isEqualTo(starved(3).explanation());
        assertThat(starved(1).last(SupplyEvent.CorpsForaged.class)).isEqualTo(starved(3).last(SupplyEvent.CorpsForaged.class));
        var seen = RULES.asSeenBy(starved(2).state(), ENEMY).power(AUSTRIA).orElseThrow();
        assertThat(seen.lost().total() + seen.unseen()).isZero();
        assertThat(starved(2).state().power(AUSTRIA).orElseThrow().lost()).isEqualTo(infantry(2));
    }

    /** A recorded game of the first edition told the number. */
    @Test
    void aGameOfTheFirstEditionTellsTheNumber() {
        var state = board().corps("austria-i", "326", infantry(2)).state().openedUnder(0);
        var lost = RULES.evolve(state, new SupplyEvent.CorpsStarved(AUSTRIA, new UnitId("austria-i"), Optional.of(infantry(2)), List.of()));
        assertThat(RULES.asSeenBy(lost, ENEMY).power(AUSTRIA).orElseThrow().unseen()).isEqualTo(2);
    }

    private static LandWar hungry(Factors held, FactorType lost) {
        return board().corps("france-i", VIENNA, infantry(20)).inside("austria-i", VIENNA, held).garrison(VIENNA, "austria", infantry(3))
                .besieged(VIENNA, FRANCE).turnOf(AUSTRIA, LandStep.SUPPLY).play().plays(new ForageInCity(AUSTRIA, new SpaceId(VIENNA)), 4)
                .plays(new TakeHungerLosses(AUSTRIA, new SpaceId(VIENNA), List.of(new HungerLoss(new UnitId("austria-i"), Factors.of(lost, 1)))));
    }

    /** A 4, and one more for five factors or more, against four spires. */
    @Test
    void besiegedCorpsLoseUnseenAndGarrisonsInTheOpen() {
        alike(hungry(men(2, 0, 1), CAVALRY).state(), hungry(men(2, 1, 0), MILITIA).state());
        var open = board().corps("france-i", VIENNA, infantry(20)).inside("austria-i", VIENNA, infantry(2)).garrison(VIENNA, "austria", infantry(3))
                .besieged(VIENNA, FRANCE).turnOf(AUSTRIA, LandStep.SUPPLY).play().plays(new ForageInCity(AUSTRIA, new SpaceId(VIENNA)), 4)
                .plays(new TakeHungerLosses(AUSTRIA, new SpaceId(VIENNA), List.of(new HungerLoss(new UnitId("austria"), infantry(1)))));
        assertThat(open.last(SupplyEvent.HungerLossesTaken.class).secrets()).isEmpty();
        assertThat(RULES.asSeenBy(open.state(), ENEMY).power(AUSTRIA).orElseThrow().lost()).isEqualTo(infantry(1));
    }

    private static LandWar sortie(Factors besieger, FactorType lost) {
        return board().corps("france-i", VIENNA, besieger).garrison(VIENNA, "austria", infantry(16)).besieged(VIENNA, FRANCE).siegesOf(FRANCE).play()
                .plays(new AttemptAssault(FRANCE, new SpaceId(VIENNA)), 1).plays(new DecideSortie(AUSTRIA, new SpaceId(VIENNA), true), 2)
                .plays(new TakeSiegeLosses(FRANCE, new SpaceId(VIENNA), List.of(new FactorShare(new UnitId("france-i"), lost, 1))));
    }

    /** EIA-7.5.4.1.2.1: a sortie reveals no force, so only the besieger knows the factor that it cost. */
    @Test
    void theLossOfASortieIsItsOwners() {
        var one = sortie(men(5, 0, 1), CAVALRY);
        var other = sortie(men(5, 1, 0), MILITIA);
        var austria = Viewer.of(List.of("austria"));
        assertThat(RULES.asSeenBy(one.state(), austria)).isEqualTo(RULES.asSeenBy(other.state(), austria));
        assertThat(RULES.asSeenBy(one.state(), austria).power(FRANCE).orElseThrow().unseen()).isEqualTo(1);
        assertThat(one.last(SiegeLossesTaken.class).secrets()).singleElement()
                .satisfies(secret -> assertThat(secret.fields()).containsExactly("losses", "tally"));
    }

    /** 9 factors and a die of 6 cost 3 of them where 4 spires feed: Austria loses its two, and Russia chooses the third, which Austria does not see. */
    @Test
    void eachPowerInsideChoosesAmongItsOwnFactors() {
        var war = LandBoard.of(FRANCE, AUSTRIA, RUSSIA).war(FRANCE, AUSTRIA).war(FRANCE, RUSSIA).allied(AUSTRIA, RUSSIA).corps("france-i", VIENNA, infantry(20))
                .garrison(VIENNA, "austria", infantry(2)).inside("russia-i", VIENNA, new Factors(Map.of(INFANTRY, 6, MILITIA, 1))).controlled(VIENNA, "austria")
                .besieged(VIENNA, FRANCE).turnOf(AUSTRIA, LandStep.SUPPLY).play().plays(new ForageInCity(AUSTRIA, new SpaceId(VIENNA)), 6);

        assertThat(war.state().city(new SpaceId(VIENNA)).orElseThrow().garrisonFactors()).isZero();
        assertThat(war.decisions()).extracting(decision -> decision.party()).containsExactly("russia");
        assertThat(war.refuses(new TakeHungerLosses(AUSTRIA, new SpaceId(VIENNA), List.of(new HungerLoss(new UnitId("russia-i"), infantry(1))))).rule().id()).isEqualTo("EIA-7.4.5.2");
        war.plays(new TakeHungerLosses(RUSSIA, new SpaceId(VIENNA), List.of(new HungerLoss(new UnitId("russia-i"), Factors.of(MILITIA, 1)))));
        assertThat(war.state().corps().get(new UnitId("russia-i")).factorsOrNone()).isEqualTo(infantry(6));
    }
}
