package tercio.domain.eu.common.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.Fortress;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.siege.play.SiegeCommand.LeaveUnmanned;
import tercio.domain.eu.land.siege.play.SiegeCommand.ManFortress;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.eu.world.establishment.play.FortCommand.BuildFort;
import tercio.domain.eu.world.establishment.play.FortEvent.FortAdvanced;
import tercio.domain.eu.world.establishment.play.FortEvent.FortBuilt;

/** What falls in the rest of the world (EU-FORT-2), and forts that are built there (EU-FORT-BUILD). */
class WorldSiegeTest {

    private static final String TAMPICO = "r_chichimeca_e";

    /** The French have just taken it and may man it. */
    private static War taken(Kind kind, int level, int fortress) {
        var board = franceAgainstSpain().establishment("spain", kind, level, TAMPICO).fortified(fortress).stack("la", "france", TAMPICO, 0, 0, 3).war().board();
        return War.on(board.with(TAMPICO, Fortress.of(fortress, "spain", "france")).withDuty(new Duty.Manning("france", TAMPICO)));
    }

    @Test
    void aFortThatFallsIsDestroyed() {
        var war = taken(Kind.FORT, 0, 0);
        assertThat(war.refuses(new ManFortress(TAMPICO)).rule().id()).isEqualTo("EU-FORT-3");
        war.plays(new LeaveUnmanned(TAMPICO));
        assertThat(war.board().fortress(TAMPICO)).isNull();
        assertThat(war.board().world().establishments().in(TAMPICO)).isEmpty();
    }

    @Test
    void aFortressAroundAFortIsSavedByAGarrisonAlone() {
        assertThat(taken(Kind.FORT, 0, 1).plays(new ManFortress(TAMPICO)).board().fortress(TAMPICO).level()).isZero();
        assertThat(taken(Kind.FORT, 0, 1).plays(new LeaveUnmanned(TAMPICO)).board().fortress(TAMPICO)).isNull();
    }

    @Test
    void theFortOfASettlementStaysUnderItsNewController() {
        var war = taken(Kind.TRADING_POST, 2, 0).plays(new LeaveUnmanned(TAMPICO));
        assertThat(war.board().fortress(TAMPICO).level()).isZero();
        var here = war.board().world().establishments().in(TAMPICO).getFirst();
        assertThat(here.controller()).isEqualTo("france");
        assertThat(here.owner()).isEqualTo("spain");
        assertThat(taken(Kind.COLONY, 6, 1).plays(new LeaveUnmanned(TAMPICO)).board().fortress(TAMPICO).level()).as("Europe keeps level 1").isEqualTo(1);
    }

    /** One Spanish LD in land of nobody, at the end of a round. */
    private static War builders() {
        return franceAgainstSpain().establishment("spain", Kind.COLONY, 2, "r_azteca_e").stack("cortes", "spain", TAMPICO, 0, 0, 1).war().nothingElse(5);
    }

    @Test
    void aFortIsBegunAtTheEndOfARoundAndStandsAtTheThird() {
        var war = builders();
        assertThat(war.refuses(new BuildFort("spain", "r_azteca_e")).rule().id()).isEqualTo("EU-FORT-BUILD");
        war.plays(new BuildFort("spain", TAMPICO));
        assertThat(war.board().world().works().get(TAMPICO).rounds()).isEqualTo(1);
        war.leadersStay().nothingElse(5);
        assertThat(war.last(FortAdvanced.class).rounds()).isEqualTo(2);
        war.leadersStay().nothingElse(5);
        assertThat(war.last(FortBuilt.class).country()).isEqualTo("spain");
        assertThat(war.board().fortress(TAMPICO).level()).isZero();
    }
}
