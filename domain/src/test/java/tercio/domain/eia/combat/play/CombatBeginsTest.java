package tercio.domain.eia.combat.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.COSSACK;
import static tercio.domain.eia.common.concept.FactorType.GUERILLA;
import static tercio.domain.eia.common.concept.FactorType.INFANTRY;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.concept.Power.SPAIN;
import static tercio.domain.eia.given.LandBoard.infantry;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.combat.play.CombatCommand.AgreeRetirement;
import tercio.domain.eia.combat.play.CombatCommand.AnswerProposal;
import tercio.domain.eia.combat.play.CombatCommand.ChooseCombat;
import tercio.domain.eia.combat.play.CombatCommand.FaceCity;
import tercio.domain.eia.combat.play.CombatCommand.RetireIntoCity;
import tercio.domain.eia.combat.play.CombatEvent.CombatBegan;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CombatDuty;
import tercio.domain.eia.common.game.CombatKind;
import tercio.domain.eia.common.game.CombatPart;
import tercio.domain.eia.common.game.CombatStage;
import tercio.domain.eia.common.game.Crossed;
import tercio.domain.eia.common.game.Journey;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.Upkeep;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.eia.guerilla.irregulars.play.AvoidanceCommand.StandAndFight;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** The combats that are to be fought, and retirement into a city before them (EIA-7.5.1). */
class CombatBeginsTest {

    private static final String VIENNA = "474";
    private static final String PLAIN = "473";

    private static LandBoard board() {
        return LandBoard.of(FRANCE, AUSTRIA, RUSSIA, SPAIN).war(FRANCE, AUSTRIA).war(FRANCE, RUSSIA).war(FRANCE, SPAIN).allied(AUSTRIA, RUSSIA);
    }

    private static LandWar step(LandBoard board) {
        return board.turnOf(FRANCE, LandStep.COMBAT).play().goesOn();
    }

    private static RetireIntoCity retires(Power power, String... corps) {
        return new RetireIntoCity(power, Id.all(List.of(corps), UnitId::new), List.of(), List.of(), List.of());
    }

    /** EIA-7.5.1: the phasing power attacks all enemies in the field of its areas; guerillas are excluded (EIA-10.1.1.3). */
    @Test
    void combatsAreListedWhereEnemiesStandOutsideCities() {
        var war = step(board().corps("france-i", PLAIN, infantry(5)).corps("austria-i", PLAIN, infantry(5))
                .corps("france-ii", VIENNA, infantry(5)).inside("austria-ii", VIENNA, infantry(3))
                .corps("france-iii", "406", infantry(5)).irregular("guerilla-1", SPAIN, GUERILLA, Location.field(new SpaceId("406")))
                .corps("france-iv", "477", infantry(5)).irregular("cossack-1", RUSSIA, COSSACK, Location.field(new SpaceId("477")))).plays(new StandAndFight(RUSSIA, new SpaceId("477")));

        assertThat(war.state().combats().part()).isEqualTo(CombatPart.COMBATS);
        assertThat(war.state().combats().declared()).containsExactly(new SpaceId(PLAIN), new SpaceId("477"));
        assertThat(war.answers("combat-order")).containsExactly(new ChooseCombat(FRANCE, new SpaceId(PLAIN), false), new ChooseCombat(FRANCE, new SpaceId(PLAIN), true),
                new ChooseCombat(FRANCE, new SpaceId("477"), false));
        var refusal = war.refuses(new ChooseCombat(FRANCE, new SpaceId(VIENNA), false));
        assertThat(refusal.rule().id()).isEqualTo("EIA-7.5.1.3");
        assertThat(refusal.legal()).hasSize(3);
    }

    @Test
    void withoutEnemiesInTheFieldTheSiegesFollow() {
        var war = step(board().corps("france-ii", VIENNA, infantry(5)).inside("austria-ii", VIENNA, infantry(3)).besieged(VIENNA, FRANCE));

        assertThat(war.state().combats().part()).isEqualTo(CombatPart.SIEGES);
    }

    /** Allies of the phasing power that stand there and are at war with all defenders attack with it (EIA-7.3.8.6). */
    @Test
    void alliesAtWarWithAllDefendersFightOnOneSide() {
        var war = step(LandBoard.of(FRANCE, SPAIN, AUSTRIA).war(FRANCE, AUSTRIA).war(SPAIN, AUSTRIA).allied(FRANCE, SPAIN)
                .corps("france-i", PLAIN, infantry(5)).corps("spain-i", PLAIN, infantry(5)).corps("spain-ii", PLAIN, infantry(5))
                .corps("austria-i", PLAIN, infantry(5))).plays(new ChooseCombat(FRANCE, new SpaceId(PLAIN), false));

        assertThat(war.last(CombatBegan.class).attacker().powers()).containsExactly(FRANCE, SPAIN);
        assertThat(war.last(CombatBegan.class).attacker().lead()).as("the power with most corps").isEqualTo(SPAIN);
        assertThat(war.last(CombatBegan.class).attacker().corps()).containsExactly(new UnitId("france-i"), new UnitId("spain-i"), new UnitId("spain-ii"));
    }

    // --- Retirement ------------------------------------------------------------------------------------------------

    private static LandWar attackedAtVienna(Factors austrians) {
        return step(board().corps("france-i", VIENNA, infantry(9)).corps("austria-i", VIENNA, austrians).corps("austria-ii", VIENNA, infantry(6))
                .controlled(VIENNA, "austria").garrison(VIENNA, "austria", infantry(5))).plays(new ChooseCombat(FRANCE, new SpaceId(VIENNA), false));
    }

    /** EIA-7.5.1.1: who retires into the vacant city of an enemy holds it. The enemy does not enter it beside him afterwards. */
    @Test
    void whoRetiresIntoAVacantCityOfTheEnemyHoldsIt() {
        var war = step(board().corps("france-i", VIENNA, infantry(9)).corps("france-ii", VIENNA, infantry(2)).corps("austria-i", VIENNA, infantry(9))
                .controlled(VIENNA, "france")).plays(new ChooseCombat(FRANCE, new SpaceId(VIENNA), false)).plays(retires(AUSTRIA, "austria-i"));

        assertThat(war.state().city(new SpaceId(VIENNA)).orElseThrow().controller().value()).isEqualTo("austria");
        assertThat(war.decisions()).extracting(decision -> decision.kind()).containsOnly("FaceCity");
    }

    /** EIA-7.4.1.2.2: an attacker of whom a corps took the bonus of unused movement points besieges nobody in this month, fought or not. */
    @Test
    void whoForagedWithUnusedPointsDoesNotBesiegeThoseWhoRetired() {
        var foraged = Journey.from(new SpaceId("476")).afterEntering(List.of(new SpaceId(VIENNA)), 1, false, Crossed.NOTHING);
        for (var upkeep : List.of(Upkeep.FORAGED_WITH_UNUSED_POINTS, Upkeep.FORAGED)) {
            var war = step(board().corps("france-i", VIENNA, infantry(9)).journey("france-i", foraged.withUpkeep(upkeep)).corps("austria-i", VIENNA, infantry(5)))
                    .plays(new ChooseCombat(FRANCE, new SpaceId(VIENNA), false)).plays(retires(AUSTRIA, "austria-i"));
            assertThat(war.state().corps().get(new UnitId("austria-i")).at()).isEqualTo(Location.city(new SpaceId(VIENNA)));
            assertThat(war.state().duties().contains(new CombatDuty.FacedCity(FRANCE, new SpaceId(VIENNA)))).as("%s", upkeep).isEqualTo(upkeep == Upkeep.FORAGED);
        }
    }

    /** EIA-7.5.1.1.2: where all retire, no combat is fought, and the attacker may besiege. */
    @Test
    void whereAllRetireTheAttackerMayBesiege() {
        var war = attackedAtVienna(infantry(9)).plays(retires(AUSTRIA, "austria-i", "austria-ii"));

        assertThat(war.state().corps().get(new UnitId("austria-i")).at()).isEqualTo(Location.city(new SpaceId(VIENNA)));
        assertThat(war.state().combats().fought()).isEmpty();
        assertThat(war.state().duties()).containsExactly(new CombatDuty.FacedCity(FRANCE, new SpaceId(VIENNA)));
        war.plays(new FaceCity(FRANCE, new SpaceId(VIENNA), true));
        assertThat(war.state().city(new SpaceId(VIENNA)).orElseThrow().besiegers()).containsExactly(FRANCE);
        assertThat(war.state().power(FRANCE).orElseThrow().politicalPoints()).isZero();
    }

    /** EIA-7.5.1.1.4: Vienna holds 20 factors, 5 are inside: 15 may enter, not 16. */
    @Test
    void theCityMustHoldAllFactorsOfTheCorps() {
        var war = attackedAtVienna(infantry(10));

        var refusal = war.refuses(retires(AUSTRIA, "austria-i", "austria-ii"));
        assertThat(refusal.rule().id()).isEqualTo("EIA-7.5.1.1");
        assertThat(Told.of(refusal.detail())).isEqualTo("eia.refused.city-too-small: room 15, factors 16.");
        assertThat(refusal.legal()).extracting(option -> option.command()).contains(retires(AUSTRIA));
        war.plays(retires(AUSTRIA, "austria-i"));
        assertThat(war.state().combats().fought().orElseThrow().defender().corps()).containsExactly(new UnitId("austria-ii"));
        assertThat(war.state().combats().fought().orElseThrow().stage()).isEqualTo(CombatStage.CHITS);
    }

    /** Vienna holds 20 factors. Beside the Austrian corps, which may hold 16 for all that Russia knows, there is room for 4. */
    private static LandWar twoPowersAtVienna() {
        return step(board().corps("france-i", VIENNA, infantry(9)).corps("austria-i", VIENNA, infantry(9)).corps("russia-i", VIENNA, infantry(4))
                .controlled(VIENNA, "austria")).plays(new ChooseCombat(FRANCE, new SpaceId(VIENNA), false)).plays(retires(AUSTRIA, "austria-i"))
                .plays(retires(RUSSIA, "russia-i"));
    }

    /** EIA-7.5.1.1.1, reading E21: several powers retire if all of them agree. */
    @Test
    void severalPowersRetireIfAllAgree() {
        var war = twoPowersAtVienna().plays(new AgreeRetirement(AUSTRIA, true)).plays(new AgreeRetirement(RUSSIA, true));

        assertThat(war.state().corps().get(new UnitId("austria-i")).at().inCity()).isTrue();
        assertThat(war.state().corps().get(new UnitId("russia-i")).at().inCity()).isTrue();
    }

    @Test
    void withoutAgreementNobodyRetires() {
        var war = twoPowersAtVienna().plays(new AgreeRetirement(RUSSIA, false));

        assertThat(war.state().corps().get(new UnitId("austria-i")).at().inField()).isTrue();
        assertThat(war.state().combats().fought().orElseThrow().defender().corps()).containsExactly(new UnitId("austria-i"), new UnitId("russia-i"));
    }

    /** EIA-7.5.1.1.3, EIA-7.5.3: what stays outside may make the combat trivial. */
    @Test
    void whereOnlyIrregularsStayOutsideTheCombatIsTrivial() {
        var war = step(board().corps("france-i", VIENNA, infantry(9)).corps("russia-i", VIENNA, infantry(6)).controlled(VIENNA, "austria")
                .irregular("cossack-1", RUSSIA, COSSACK, Location.field(new SpaceId(VIENNA)))).plays(new ChooseCombat(FRANCE, new SpaceId(VIENNA), false))
                .plays(retires(RUSSIA, "russia-i"));

        assertThat(war.state().combats().fought().orElseThrow().kind()).isEqualTo(CombatKind.TRIVIAL);
        assertThat(war.state().combats().fought().orElseThrow().simplified()).isTrue();
    }

    // --- Agreement -------------------------------------------------------------------------------------------------

    /** EIA-7.5.3: a field combat is fought as a trivial one if both commanders agree. */
    @Test
    void aTrivialCombatIsAgreedUpon() {
        for (var agreed : List.of(true, false)) {
            var war = step(board().corps("france-i", PLAIN, infantry(5)).corps("austria-i", PLAIN, infantry(5))).plays(new ChooseCombat(FRANCE, new SpaceId(PLAIN), true))
                    .plays(new AnswerProposal(AUSTRIA, agreed));
            var combat = war.state().combats().fought().orElseThrow();
            assertThat(combat.kind()).isEqualTo(CombatKind.FIELD);
            assertThat(combat.stage()).isEqualTo(agreed ? CombatStage.ROUND : CombatStage.CHITS);
        }
    }

    /** A combat in a game is not disturbed by what is not asked. */
    @Test
    void whatIsNotAskedIsRefusedWithWhatWouldBeLegal() {
        var war = step(board().corps("france-i", PLAIN, new Factors(Map.of(INFANTRY, 5))).corps("austria-i", PLAIN, infantry(5)))
                .plays(new ChooseCombat(FRANCE, new SpaceId(PLAIN), false));

        var refusal = war.refuses(new CombatCommand.LaunchPursuit(FRANCE, true));
        assertThat(refusal.rule().id()).isEqualTo("EIA-7.5.2.1");
        assertThat(refusal.legal()).extracting(option -> Told.of(option.label())).containsExactly("eia.combat.chit: chit assault.",
                "eia.combat.chit: chit escalated_assault.", "eia.combat.chit: chit echelon.", "eia.combat.chit: chit probe.");
    }
}
