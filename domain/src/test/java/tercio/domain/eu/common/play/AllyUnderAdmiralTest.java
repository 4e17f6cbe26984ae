package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AcceptSeaBattle;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AttackFleet;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleAccepted;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;

/** An admiral who commands in a battle the ships of an ally alone: his country answers, by those ships (EU-CMD-2). */
class AllyUnderAdmiralTest {

    private static final Ships SIX = new Ships(1, 0, 6, 0, 0, 0, 0);

    private static War attacked() {
        var start = franceAgainstSpain().alliances(List.of("france"), List.of("spain", "naples"))
                .admiral("duc", "france", 2, 2, 2).admiral("conde", "spain", 2, 2, 2)
                .fleet("west", "france", "s_lion", SIX, "duc").fleet("armada", "naples", "s_lion", SIX).fleet("home", "spain", "catalunya", SIX, "conde").war().board();
        var armada = start.fleet(new StackId("armada")).orElseThrow();
        var home = start.fleet(new StackId("home")).orElseThrow();
        return War.on(start.with(home.withLeaders(List.of())).with(armada.withLeaders(List.of(new LeaderId("conde"))))).declares("france", Campaign.SIMPLE)
                .plays(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.battle(new StackId("armada")))))
                .plays(new RollNavalAttrition(new StackId("west")), 1).plays(new EndMovement(new CountryId("france"))).plays(new AttackFleet(new StackId("west")));
    }

    @Test
    void hisCountryIsAskedAndMayAnswer() {
        var war = attacked();
        var accept = new AcceptSeaBattle(new StackId("armada"));

        assertThat(war.decision("sea-evasion").party()).isEqualTo("spain");
        assertThat(war.rules().parties(war.board(), accept)).containsExactly("spain");
        war.plays(accept);
        assertThat(war.last(SeaBattleAccepted.class).zone().value()).isEqualTo("s_lion");
    }
}
