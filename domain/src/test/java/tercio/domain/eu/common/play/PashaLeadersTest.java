package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.AttritionKind;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderKilled;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.RideAlone;
import tercio.domain.eu.land.movement.play.MoveCommand.SplitStack;
import tercio.domain.eu.supply.segment.play.SupplySegmentCommand.RollAttrition;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeaderWithdrawn;
import tercio.domain.eu.turn.leader.play.LeaderEvent.PashaFollowed;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.game.Id;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** A leader printed on a Pasha is one with his troops (EU-TUR-5). Amar is printed on a Pasha of 2 LD, Ismail on one of 3. */
class PashaLeadersTest {

    private static final String AMAR = "turquie_timar_amar";
    private static final String ISMAIL = "turquie_timar_ismail";

    private static Situation turks() {
        return Situation.franceAgainstSpain().alliances(List.of("turkey", "france"), List.of("hongrie", "spain")).initiative("turkey", 30)
                .initiative("france", 30).printed(AMAR);
    }

    /** A+ with Amar and Ismail and their Pashas, and a stack beside them. */
    private static Situation army() {
        return turks().printed(ISMAIL).stack("army", "turkey", "rumeli", 1, 0, 0).with(Timar.pashas(2, 3)).ledBy(AMAR, ISMAIL).stack("other", "turkey", "bulgaristan", 1, 0, 0);
    }

    private static War marching(Situation situation) {
        return situation.war().declares("turkey", Campaign.MULTIPLE).declares("france", Campaign.PASSIVE);
    }

    private static Counters pasha(int size) {
        return Counters.of(Units.with(0, 0, 0, Timar.pashas(size)));
    }

    private static List<String> leaders(War war, String stack) {
        return Id.texts(war.board().stacks().get(new StackId(stack)).leaders());
    }

    private static War losing(Units left, int lost) {
        var board = army().war().board();
        return War.on(board.withDuty(new Duty.Losses(new CountryId("turkey"), List.of(new StackId("army")), lost, "battle"))).plays(new TakeLosses(new StackId("army"), Counters.of(left)));
    }

    @Test
    void heGoesWithHisTroopsWhereTheyAreSplitOff() {
        var war = marching(army()).plays(new SplitStack(new StackId("army"), pasha(3), false));

        assertThat(war.last(PashaFollowed.class)).isEqualTo(new PashaFollowed(new LeaderId(ISMAIL), new StackId("army.1")));
        assertThat(leaders(war, "army.1")).containsExactly(ISMAIL);
        assertThat(leaders(war, "army")).containsExactly(AMAR);
        assertThat(Told.of(War.RULES, war.board(), new PashaFollowed(new LeaderId(ISMAIL), new StackId("army.1")), List.of())).isEqualTo("eu.leaders.pasha: leader Ismail, "
                + "stack (eu.name.stack-under: country Turkey, size 3, leader Ismail).");
    }

    @Test
    void heDoesNotLeaveThem() {
        var war = marching(army()).plays(new SplitStack(new StackId("army"), Counters.of(Units.of(0, 0, 1)), false, Optional.of(List.of(new LeaderId(AMAR))), null));

        assertThat(leaders(war, "army")).as("he is back at once").containsExactlyInAnyOrder(AMAR, ISMAIL);
        assertThat(leaders(war, "army.1")).isEmpty();
        var refusal = marching(army()).refuses(new RideAlone(new LeaderId(AMAR), new StackId("other")));
        assertThat(refusal.rule().id()).isEqualTo("EU-TUR-5");
        assertThat(Told.of(refusal.detail())).isEqualTo("eu.movement.refused-pasha: leader Amar.");
        assertThat(War.RULES.moves(marching(army()).board(), "army").orElseThrow()).extracting(Option::command).noneMatch(RideAlone.class::isInstance);
    }

    @Test
    void heIsKilledWithThem() {
        var war = losing(Units.with(1, 0, 0, Timar.pashas(3)), 2);

        assertThat(war.last(LeaderKilled.class)).isEqualTo(new LeaderKilled(new LeaderId(AMAR)));
        assertThat(Told.of(war.step("a Pasha and his troops").said())).isEqualTo("eu.leaders.result-pasha-troops: ld 2.");
        assertThat(leaders(war, "army")).as("the other Pasha is spared").containsExactly(ISMAIL);
    }

    @Test
    void heIsSparedWhereOthersAreLost() {
        var war = losing(Units.with(0, 1, 0, Timar.pashas(2, 3)), 2);

        assertThat(war.events()).noneMatch(LeaderKilled.class::isInstance);
        assertThat(leaders(war, "army")).containsExactlyInAnyOrder(AMAR, ISMAIL);
    }

    @Test
    void heIsKilledWithHisStack() {
        var board = turks().stack("army", "turkey", "rumeli", 0, 0, 0).with(Timar.pashas(2)).ledBy(AMAR).war().board();
        var war = War.on(board.withDuty(new Duty.Losses(new CountryId("turkey"), List.of(new StackId("army")), 2, "attrition"))).plays(new TakeLosses(new StackId("army"), Counters.of(Units.NONE)));

        assertThat(war.board().leaders().get(new LeaderId(AMAR)).fate()).as("he waits for no other stack").isEqualTo(Fate.KILLED);
    }

    @Test
    void heGoesHomeWithThemInWinter() {
        var war = turks().controller("serbia", "turkey").stack("army", "turkey", "serbia", 1, 0, 0).with(Timar.pashas(2)).ledBy(AMAR).war();
        for (var alliance : List.of(List.of("turkey", "france"), List.of("hongrie", "spain"))) {
            alliance.forEach(country -> war.declares(country, Campaign.NONE));
            alliance.forEach(country -> war.plays(new EndMovement(new CountryId(country))));
        }
        war.luckyInAttrition().plays(new RollContinuation(), 6).plays(new RollAttrition(new SpaceId("serbia"), AttritionKind.TIMAR), 9);

        assertThat(war.board().stacks().get(new StackId("army")).units()).as("9 + 2 = 11 for 2 LD of Timar: 1, and the Pasha goes whole").isEqualTo(Units.of(1, 0, 0));
        assertThat(war.last(LeaderWithdrawn.class)).isEqualTo(new LeaderWithdrawn(new LeaderId(AMAR), Optional.empty()));
        assertThat(war.events()).noneMatch(LeaderKilled.class::isInstance);
    }

    @Test
    void nobodyWaitsForOneWhoWentHomeWithHisStack() {
        var war = turks().controller("serbia", "turkey").stack("army", "turkey", "serbia", 0, 0, 0).with(Timar.pashas(2)).ledBy(AMAR)
                .stack("other", "turkey", "bulgaristan", 0, 0, 1).war();
        for (var alliance : List.of(List.of("turkey", "france"), List.of("hongrie", "spain"))) {
            alliance.forEach(country -> war.declares(country, Campaign.NONE));
            alliance.forEach(country -> war.plays(new EndMovement(new CountryId(country))));
        }
        war.luckyInAttrition().plays(new RollContinuation(), 6).plays(new RollAttrition(new SpaceId("serbia"), AttritionKind.TIMAR), 9);

        assertThat(war.board().stacks()).doesNotContainKey(new StackId("army"));
        assertThat(war.last(LeaderWithdrawn.class)).isEqualTo(new LeaderWithdrawn(new LeaderId(AMAR), Optional.empty()));
        assertThat(war.board().box()).as("no leader is to be put elsewhere, so the round begins").isEqualTo(RoundBox.S2);
    }

    @Test
    void aLeaderWithoutHisPashaIsALeaderLikeOthers() {
        var war = marching(turks().stack("army", "turkey", "rumeli", 1, 0, 0).ledBy(AMAR).stack("other", "turkey", "bulgaristan", 1, 0, 0))
                .plays(new SplitStack(new StackId("army"), Counters.of(Units.of(0, 0, 1)), true));

        assertThat(leaders(war, "army.1")).containsExactly(AMAR);
        assertThat(war.events()).noneMatch(LeaderKilled.class::isInstance).noneMatch(PashaFollowed.class::isInstance);
    }
}
