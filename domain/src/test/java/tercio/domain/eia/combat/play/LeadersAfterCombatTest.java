package tercio.domain.eia.combat.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.given.LandBoard.infantry;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.combat.play.CombatCommand.AnswerProposal;
import tercio.domain.eia.combat.play.CombatCommand.ChooseCombat;
import tercio.domain.eia.combat.play.CombatCommand.FightRound;
import tercio.domain.eia.combat.play.CombatCommand.OccupyCity;
import tercio.domain.eia.combat.play.CombatCommand.RetireIntoCity;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CombatDuty;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;

/** No combat leaves a leader in the field without a corps of his power (EIA-7.3.3.4, EIA-7.4.1.3.3). */
class LeadersAfterCombatTest {

    private static final String VIENNA = "474";

    private static LandWar trivial(LandBoard board, String area) {
        return board.turnOf(FRANCE, LandStep.COMBAT).play().goesOn().plays(new ChooseCombat(FRANCE, new SpaceId(area), true));
    }

    /** France has won before Vienna, and the city is vacant. */
    private static LandWar won(LandBoard board) {
        var war = trivial(board.corps("austria-i", VIENNA, infantry(1)).controlled(VIENNA, "austria"), VIENNA).plays(new AnswerProposal(AUSTRIA, true))
                .plays(new RetireIntoCity(AUSTRIA, List.of(), List.of(), List.of(), List.of()));
        war.plays(FightRound.plain(FRANCE)).plays(FightRound.plain(AUSTRIA), 6, 1);
        assertThat(war.state().duties()).containsExactly(new CombatDuty.EmptyCity(FRANCE, new SpaceId(VIENNA)));
        return war;
    }

    private static LandBoard french() {
        return LandBoard.of(FRANCE, AUSTRIA, RUSSIA).war(FRANCE, AUSTRIA).war(FRANCE, RUSSIA).allied(AUSTRIA, RUSSIA).leader("ney", Location.field(new SpaceId(VIENNA)));
    }

    @Test
    void theLeaderEntersTheCityWithTheLastCorps() {
        var war = won(french().corps("france-i", VIENNA, infantry(18)));

        assertThat(war.refuses(new OccupyCity(FRANCE, new SpaceId(VIENNA), List.of(new UnitId("france-i")), List.of(), List.of())).rule().id()).isEqualTo("EIA-7.3.3.4");
        assertThat(war.answers("city-" + VIENNA)).containsExactly(new OccupyCity(FRANCE, new SpaceId(VIENNA), List.of(), List.of(), List.of()),
                new OccupyCity(FRANCE, new SpaceId(VIENNA), List.of(new UnitId("france-i")), List.of(), List.of(new EiaLeaderId("ney"))));
        war.plays(new OccupyCity(FRANCE, new SpaceId(VIENNA), List.of(new UnitId("france-i")), List.of(), List.of(new EiaLeaderId("ney"))));
        assertThat(war.state().leaders().get(new EiaLeaderId("ney")).at()).contains(Location.city(new SpaceId(VIENNA)));
    }

    @Test
    void aLeaderMayStayOutsideWithAnotherCorps() {
        var war = won(french().corps("france-i", VIENNA, infantry(18)).corps("france-ii", VIENNA, infantry(9)));

        war.plays(new OccupyCity(FRANCE, new SpaceId(VIENNA), List.of(new UnitId("france-i")), List.of(), List.of()));

        assertThat(war.state().leaders().get(new EiaLeaderId("ney")).at()).contains(Location.field(new SpaceId(VIENNA)));
    }

    /** Mack goes into Vienna with the last corps that retires, and may stay outside with another. */
    @Test
    void theLeaderRetiresWithTheLastCorps() {
        var board = LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).corps("france-i", VIENNA, infantry(9)).corps("austria-i", VIENNA, infantry(5))
                .corps("austria-ii", VIENNA, infantry(5)).controlled(VIENNA, "austria").leader("mack", Location.field(new SpaceId(VIENNA)));
        var war = board.turnOf(FRANCE, LandStep.COMBAT).play().goesOn().plays(new ChooseCombat(FRANCE, new SpaceId(VIENNA), false));

        assertThat(war.refuses(retires(List.of("austria-i", "austria-ii"), List.of())).rule().id()).isEqualTo("EIA-7.5.1.1");
        war.plays(retires(List.of("austria-i"), List.of()));
        assertThat(war.state().leaders().get(new EiaLeaderId("mack")).at()).contains(Location.field(new SpaceId(VIENNA)));
    }

    private static RetireIntoCity retires(List<String> corps, List<String> leaders) {
        return new RetireIntoCity(AUSTRIA, Id.all(corps, UnitId::new), List.of(), List.of(), Id.all(leaders, EiaLeaderId::new));
    }

    /** Kutusov's only corps, one factor of militia, is wiped out beside the Austrians: he does not stay with a corps that he cannot go with. */
    @Test
    void aLeaderWithoutACorpsOfHisPowerLeavesTheMap() {
        var area = "473";
        var war = trivial(LandBoard.of(FRANCE, AUSTRIA, RUSSIA).war(FRANCE, AUSTRIA).war(FRANCE, RUSSIA).allied(AUSTRIA, RUSSIA)
                .depot(AUSTRIA, Location.field(new SpaceId(VIENNA)), infantry(1)).corps("france-i", area, infantry(20)).corps("austria-i", area, infantry(20))
                .corps("austria-ii", area, infantry(20)).corps("russia-i", area, LandBoard.men(0, 1, 0)).leader("kutusov", Location.field(new SpaceId(area))), area);
        for (int answers = 0; answers < 60 && war.state().combats().fought().isPresent(); answers++) {
            var decision = war.decisions().getFirst();
            var command = (CombatCommand) decision.options().getFirst().command();
            war.plays(command, dice(command));
        }

        assertThat(war.state().corps()).doesNotContainKey(new UnitId("russia-i"));
        assertThat(war.state().leaders().get(new EiaLeaderId("kutusov")).at()).isEmpty();
        assertThat(war.state().leaders().get(new EiaLeaderId("kutusov")).prisonerOf()).isEmpty();
    }

    private static Integer[] dice(CombatCommand command) {
        return command instanceof FightRound fight && fight.power() != FRANCE ? new Integer[] {4, 4} : new Integer[0];
    }
}
