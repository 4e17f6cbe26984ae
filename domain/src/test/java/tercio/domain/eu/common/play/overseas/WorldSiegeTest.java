package tercio.domain.eu.common.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.Fortress;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.siege.play.SiegeCommand.LeaveUnmanned;
import tercio.domain.eu.land.siege.play.SiegeCommand.ManFortress;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.eu.world.establishment.play.FortCommand.BuildFort;
import tercio.domain.eu.world.establishment.play.FortEvent.FortAdvanced;
import tercio.domain.eu.world.establishment.play.FortEvent.FortBuilt;
import tercio.domain.map.SpaceId;

/** The fall of fortresses in the rest of the world (EU-FORT-2), and forts that are built there (EU-FORT-BUILD). */
class WorldSiegeTest {

    private static final String TAMPICO = "r_chichimeca_e";

    /** The French have just taken it and may man it. */
    private static War taken(Kind kind, int level, int fortress) {
        var board = franceAgainstSpain().establishment("spain", kind, level, TAMPICO).fortified(fortress).stack("la", "france", TAMPICO, 0, 0, 3).war().board();
        return War.on(board.with(new SpaceId(TAMPICO), Fortress.of(fortress, new CountryId("spain"), new CountryId("france"))).withDuty(new Duty.Manning(new CountryId("france"), new SpaceId(TAMPICO))));
    }

    @Test
    void aFortThatFallsIsDestroyed() {
        var war = taken(Kind.FORT, 0, 0);
        assertThat(war.refuses(new ManFortress(new SpaceId(TAMPICO))).rule().id()).isEqualTo("EU-FORT-3");
        war.plays(new LeaveUnmanned(new SpaceId(TAMPICO)));
        assertThat(war.board().fortress(new SpaceId(TAMPICO))).isNull();
        assertThat(war.board().world().establishments().in(new SpaceId(TAMPICO))).isEmpty();
    }

    @Test
    void aFortressAroundAFortIsSavedByAGarrisonAlone() {
        assertThat(taken(Kind.FORT, 0, 1).plays(new ManFortress(new SpaceId(TAMPICO))).board().fortress(new SpaceId(TAMPICO)).level()).isZero();
        assertThat(taken(Kind.FORT, 0, 1).plays(new LeaveUnmanned(new SpaceId(TAMPICO))).board().fortress(new SpaceId(TAMPICO))).isNull();
    }

    @Test
    void theFortOfASettlementStaysUnderItsNewController() {
        var war = taken(Kind.TRADING_POST, 2, 0).plays(new LeaveUnmanned(new SpaceId(TAMPICO)));
        assertThat(war.board().fortress(new SpaceId(TAMPICO)).level()).isZero();
        var here = war.board().world().establishments().in(new SpaceId(TAMPICO)).getFirst();
        assertThat(here.controller().value()).isEqualTo("france");
        assertThat(here.owner().value()).isEqualTo("spain");
        assertThat(taken(Kind.COLONY, 6, 1).plays(new LeaveUnmanned(new SpaceId(TAMPICO))).board().fortress(new SpaceId(TAMPICO)).level()).as("Europe keeps level 1").isEqualTo(1);
    }

    /** One Spanish LD in land of nobody, at the end of a round. */
    private static War builders() {
        return franceAgainstSpain().establishment("spain", Kind.COLONY, 2, "r_azteca_e").stack("cortes", "spain", TAMPICO, 0, 0, 1).war().nothingElse(5);
    }

    @Test
    void aFortIsBegunAtTheEndOfARoundAndStandsAtTheThird() {
        var war = builders();
        assertThat(war.refuses(new BuildFort(new CountryId("spain"), new SpaceId("r_azteca_e"))).rule().id()).isEqualTo("EU-FORT-BUILD");
        war.plays(new BuildFort(new CountryId("spain"), new SpaceId(TAMPICO)));
        assertThat(war.board().world().works().get(new SpaceId(TAMPICO)).rounds()).isEqualTo(1);
        war.leadersStay().nothingElse(5);
        assertThat(war.last(FortAdvanced.class).rounds()).isEqualTo(2);
        war.leadersStay().nothingElse(5);
        assertThat(war.last(FortBuilt.class).country().value()).isEqualTo("spain");
        assertThat(war.board().fortress(new SpaceId(TAMPICO)).level()).isZero();
    }
}
