package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.AttritionKind;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.eu.supply.segment.play.SupplySegmentCommand.RollAttrition;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.eu.turn.round.play.RoundCommand.RollStartingRound;
import tercio.domain.map.SpaceId;

/** The segments of a military phase one after the other: setup, the impulses of each alliance, sieges, the continuation roll and the next round. */
class SequenceOfThePhaseTest {

    private final List<String> phases = new ArrayList<>();

    private War noting(War war) {
        var name = war.board().phase().getClass().getSimpleName();
        if (phases.isEmpty() || !phases.getLast().equals(name)) {
            phases.add(name);
        }
        return war;
    }

    /**
     * France, which has the initiative, has an army 6 MP from Champagne, so that it rolls for supply, and attacks the Spaniards in Flandre; then it
     * besieges three cities. Spain does nothing.
     */
    @Test
    void aRoundGoesThroughSupplyCampaignsMovementsBattlesAndSieges() {
        var war = franceAgainstSpain().startingIn(null).stack("first", "france", "hainaut", 0, 1, 0).stack("second", "france", "brabant", 0, 1, 0)
                .stack("far", "france", "limburg", 0, 0, 3).stack("army", "france", "picardie", 1, 0, 1).stack("watch", "spain", "flandre", 0, 0, 1).war();
        noting(war);
        noting(war.plays(new RollStartingRound(), 2));
        noting(war.plays(new RollAttrition(new SpaceId("limburg"), AttritionKind.SUPPLY), 1));
        noting(war.declares("france", Campaign.SIMPLE));
        noting(war.marches("army", "flandre").plays(new EndMovement(new CountryId("france"))));
        noting(war.plays(new FightBattle(new SpaceId("flandre"))));
        war.plays(new StandAndFight(new SpaceId("flandre")), War.luck(Side.PHASING));
        while (!war.decisions().getFirst().id().startsWith("campaign")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), War.luck(Side.PHASING));
        }
        noting(war);
        noting(war.declares("spain", Campaign.NONE));
        noting(war.plays(new EndMovement(new CountryId("spain"))));
        for (var city : List.of("brabant", "flandre", "hainaut", "limburg")) {
            noting(war.plays(new Undermine(new SpaceId(city)), 10));
        }
        noting(war.plays(new RollContinuation(), 6));
        assertThat(phases).containsExactly("StartingRound", "Supply", "Campaigns", "Movement", "Battles", "Campaigns", "Movement", "Sieges", "Continuation", "Supply");
    }
}
