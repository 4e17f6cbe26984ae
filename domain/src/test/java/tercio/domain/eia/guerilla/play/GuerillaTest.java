package tercio.domain.eia.guerilla.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.COSSACK;
import static tercio.domain.eia.common.concept.FactorType.GUERILLA;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.SPAIN;
import static tercio.domain.eia.given.LandBoard.infantry;
import static tercio.domain.eia.given.LandBoard.men;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.GuerillaDuty;
import tercio.domain.eia.common.game.Journey;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.eia.guerilla.IrregularWithdrawal;
import tercio.domain.eia.guerilla.play.GuerillaCommand.HuntGuerillas;
import tercio.domain.eia.guerilla.play.GuerillaCommand.PlaceGuerilla;
import tercio.domain.eia.guerilla.play.GuerillaCommand.RaiseGuerillas;
import tercio.domain.eia.sequence.EiaChapters;
import tercio.domain.game.Decision;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;

/** Guerillas (EIA-7.6, EIA-10.1.1). Aragon has the guerilla value 5 and the areas 393 to 397, Valencia 2 and 412, 413. */
class GuerillaTest {

    private static final RaiseGuerillas ARAGON = new RaiseGuerillas(SPAIN, new ProvinceId("Aragon"));
    private static final HuntGuerillas HUNT = new HuntGuerillas(FRANCE, new ProvinceId("Aragon"));

    private static LandBoard war() {
        return LandBoard.of(FRANCE, SPAIN, AUSTRIA).war(FRANCE, SPAIN);
    }

    private static LandBoard step() {
        return war().turnOf(SPAIN, LandStep.GUERILLAS);
    }

    // --- Raising -----------------------------------------------------------------------------------------------------

    @Test
    void oneFactorForEachPointUnderTheGuerillaValue() {
        var war = step().corps("france-i", "393", infantry(5)).play().plays(ARAGON, 3);
        assertThat(war.state().duties()).containsExactly(new GuerillaDuty.NewGuerillas(SPAIN, new ProvinceId("Aragon"), 2));
        war.plays(new PlaceGuerilla(SPAIN, new ProvinceId("Aragon"), new SpaceId("395"))).plays(new PlaceGuerilla(SPAIN, new ProvinceId("Aragon"), new SpaceId("396")));
        assertThat(war.state().irregulars().values()).extracting(piece -> piece.id() + " " + piece.at().id())
                .containsExactly("guerilla-1 395", "guerilla-2 396");
        assertThat(war.state().duties()).isEmpty();
    }

    @Test
    void noFactorAtOrAboveTheValue() {
        var war = step().corps("france-i", "393", infantry(5)).play().plays(ARAGON, 5);
        assertThat(war.state().irregulars()).isEmpty();
        assertThat(war.refuses(ARAGON).rule().id()).as("once a province").isEqualTo("EIA-10.1.1.2");
    }

    @Test
    void onlyWhereAnUnbesiegedEnemyCorpsOrGarrisonIs() {
        assertThat(step().play().decisions()).extracting(Decision::id).doesNotContain("guerillas");
        assertThat(step().play().refuses(ARAGON).rule().id()).isEqualTo("EIA-10.1.1.2");
        var saragossa = WarMap.PRINTED.province(new ProvinceId("Aragon")).orElseThrow().capital().value();
        assertThat(step().garrison(saragossa, "france", infantry(2)).play().answers("guerillas")).containsExactly(ARAGON);
        assertThat(step().garrison(saragossa, "france", infantry(2)).besieged(saragossa, SPAIN).play().decisions()).extracting(Decision::id)
                .as("a besieged garrison").doesNotContain("guerillas");
        assertThat(step().corps("austria-i", "393", infantry(5)).play().decisions()).extracting(Decision::id).as("no enemy").doesNotContain("guerillas");
        assertThat(step().corps("france-i", "393", infantry(5)).held("Aragon", FRANCE).play().decisions()).extracting(Decision::id).as("ceded")
                .doesNotContain("guerillas");
    }

    @Test
    void onlySpainInItsOwnStep() {
        var board = war().corps("france-i", "393", infantry(5));
        assertThat(board.turnOf(FRANCE, LandStep.GUERILLAS).play().refuses(ARAGON).rule().id()).isEqualTo("EIA-7.1.3");
        assertThat(board.turnOf(SPAIN, LandStep.DEPOTS).play().refuses(ARAGON).rule().id()).isEqualTo("EIA-7.1.3");
        assertThat(board.turnOf(FRANCE, LandStep.GUERILLAS).play().refuses(new RaiseGuerillas(FRANCE, new ProvinceId("Aragon"))).rule().id()).isEqualTo("EIA-10.1.1.2");
    }

    @Test
    void theyArePlacedInTheProvince() {
        var war = step().corps("france-i", "393", infantry(5)).play().plays(ARAGON, 4);
        assertThat(war.answers("new-guerillas")).hasSize(5);
        assertThat(war.refuses(new PlaceGuerilla(SPAIN, new ProvinceId("Aragon"), new SpaceId("412"))).rule().id()).isEqualTo("EIA-10.1.1.2");
        assertThat(Told.of(war.refuses(new PlaceGuerilla(SPAIN, new ProvinceId("Valencia"), new SpaceId("412"))).detail())).contains("Valencia");
    }

    // --- After a lost combat -------------------------------------------------------------------------------------------

    private static List<?> after(LandBoard board, boolean corps, String area) {
        var play = EiaChapters.play(board.state(), WarMap.PRINTED, Dice.NONE);
        GuerillaUprising.riseAfterLostCombat(play, List.of(SPAIN), corps, new SpaceId(area));
        return play.state().irregulars().values().stream().map(piece -> piece.id() + " " + piece.at().id()).toList();
    }

    @Test
    void oneAppearsWhereSpainLosesACombatAtHome() {
        assertThat(after(war(), true, "394").toString()).isEqualTo("[guerilla-1 394]");
        assertThat(after(war(), false, "394")).as("without a Spanish corps").isEmpty();
        assertThat(after(war(), true, "474")).as("in Vienna").isEmpty();
        assertThat(after(war().held("Aragon", FRANCE), true, "394")).as("in a ceded province").isEmpty();
    }

    // --- Operations against them ---------------------------------------------------------------------------------------

    private static LandBoard hunted() {
        return war().corps("france-i", "393", infantry(5)).irregular("guerilla-1", SPAIN, GUERILLA, Location.field(new SpaceId("395")))
                .irregular("guerilla-2", SPAIN, GUERILLA, Location.field(new SpaceId("412"))).turnOf(FRANCE, LandStep.GUERILLAS);
    }

    @Test
    void aDieAboveTheValueRemovesAllOfTheProvince() {
        var war = hunted().play().plays(HUNT, 6);
        assertThat(war.state().irregulars()).as("the one in Valencia stays").containsOnlyKeys(new UnitId("guerilla-2"));
        assertThat(war.state().power(SPAIN).orElseThrow().lost()).isEqualTo(Factors.of(GUERILLA, 1));
        assertThat(war.refuses(HUNT).rule().id()).as("once a province").isEqualTo("EIA-10.1.1.4");
    }

    @Test
    void twoCorpsAddOne() {
        assertThat(hunted().play().plays(HUNT, 5).state().irregulars()).hasSize(2);
        var two = hunted().corps("france-ii", "394", infantry(5)).play().plays(HUNT, 5);
        assertThat(two.state().irregulars()).hasSize(1);
        assertThat(LandWar.sum(two.step("anti-guerilla operation"))).isEqualTo(1);
    }

    @Test
    void corpsThatFoughtOrAreAtASiegeTakeNoPart() {
        assertThat(hunted().journey("france-i", Journey.from(new SpaceId("393")).afterFight()).play().refuses(HUNT).rule().id()).isEqualTo("EIA-10.1.1.4");
        var saragossa = WarMap.PRINTED.province(new ProvinceId("Aragon")).orElseThrow().capital().value();
        var besieger = war().corps("france-i", saragossa, infantry(5)).besieged(saragossa, FRANCE).irregular("guerilla-1", SPAIN, GUERILLA, Location.field(new SpaceId("395")))
                .turnOf(FRANCE, LandStep.GUERILLAS);
        assertThat(besieger.play().refuses(HUNT).rule().id()).isEqualTo("EIA-10.1.1.4");
        var besieged = war().inside("france-i", saragossa, infantry(5)).besieged(saragossa, SPAIN).irregular("guerilla-1", SPAIN, GUERILLA, Location.field(new SpaceId("395")))
                .turnOf(FRANCE, LandStep.GUERILLAS);
        assertThat(besieged.play().refuses(HUNT).rule().id()).isEqualTo("EIA-10.1.1.4");
    }

    @Test
    void besiegedGuerillasStay() {
        var saragossa = WarMap.PRINTED.province(new ProvinceId("Aragon")).orElseThrow().capital().value();
        var war = hunted().irregular("guerilla-3", SPAIN, GUERILLA, Location.city(new SpaceId(saragossa))).besieged(saragossa, FRANCE).play().plays(HUNT, 6);
        assertThat(war.state().irregulars()).containsOnlyKeys(new UnitId("guerilla-2"), new UnitId("guerilla-3"));
    }

    @Test
    void onlyAPowerAtWarWithSpainOperates() {
        var war = hunted().corps("austria-i", "394", infantry(5)).turnOf(AUSTRIA, LandStep.GUERILLAS).play();
        assertThat(war.refuses(new HuntGuerillas(AUSTRIA, new ProvinceId("Aragon"))).rule().id()).isEqualTo("EIA-10.1.1.4");
    }

    // --- Odds, cossacks --------------------------------------------------------------------------------------------------

    @Test
    void theOddsOfRaisingAndHunting() {
        var raising = GuerillaChapter.CHAPTER.forecast(step().corps("france-i", "393", infantry(5)).board(), ARAGON).orElseThrow().figures().get("guerillas");
        assertThat(raising.weights()).isEqualTo(Map.of(4, BigInteger.ONE, 3, BigInteger.ONE, 2, BigInteger.ONE, 1, BigInteger.ONE, 0, BigInteger.TWO));
        var hunting = GuerillaChapter.CHAPTER.forecast(hunted().board(), HUNT).orElseThrow().figures().get("removed");
        assertThat(hunting.weights()).isEqualTo(Map.of(true, BigInteger.ONE, false, BigInteger.valueOf(5)));
    }

    @Test
    void aDieOfFourLetsCossacksWithdraw() {
        assertThat(IrregularWithdrawal.succeeds(EiaTables.PRINTED, 4)).isTrue();
        assertThat(IrregularWithdrawal.succeeds(EiaTables.PRINTED, 5)).isFalse();
        assertThat(IrregularWithdrawal.isRolled(Readings.STANDARD)).isTrue();
        assertThat(IrregularWithdrawal.isRolled(new Readings(Map.of("EIA-IRREGULAR-WITHDRAWAL", "with-the-corps")))).isFalse();
    }

    @Test
    void cossacksAloneBesiegeNothing() {
        var war = war().war(FRANCE, AUSTRIA).besieged("474", FRANCE).irregular("cossack-1", FRANCE, COSSACK, Location.field(new SpaceId("474")))
                .garrison("474", "austria", men(3, 0, 0)).siegesOf(FRANCE).play();
        assertThat(war.decisions()).extracting(Decision::id).doesNotContain("siege-474");
    }
}
