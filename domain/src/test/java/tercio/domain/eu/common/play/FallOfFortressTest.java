package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.WithdrawIntoFortress;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderCaptured;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderKilled;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.siege.play.SiegeCommand.DeclineAssault;
import tercio.domain.eu.land.siege.play.SiegeCommand.GrantWarHonours;
import tercio.domain.eu.land.siege.play.SiegeCommand.LeaveUnmanned;
import tercio.domain.eu.land.siege.play.SiegeCommand.ManFortress;
import tercio.domain.eu.land.siege.play.SiegeCommand.PlaceGarrison;
import tercio.domain.eu.land.siege.play.SiegeCommand.ResolveAssault;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressFell;
import tercio.domain.eu.land.siege.play.SiegeEvent.GarrisonFreed;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** The consequences of the fall of a fortress (EU-FORT-3, EU-SIEGE-HONOURS). */
class FallOfFortressTest {

    private static War siege(int level) {
        return Situation.franceAgainstSpain().level("artois", level).stack("army", "france", "artois", 2, 0, 0)
                .war().waits("france").waits("spain");
    }

    /** Undermining until a breach or honours can be had: level 2, artillery 5: +2, no siegework yet. */
    private static War exhausted(War war) {
        war.plays(new Undermine(new SpaceId("artois")), 10);
        assertThat(war.step("undermining").modified()).as("10 - 2 + 2").isEqualTo(10);
        war.plays(new DeclineAssault(new SpaceId("artois"))).plays(new RollContinuation(), 6).waits("france").waits("spain")
                .plays(new Undermine(new SpaceId("artois")), 10);
        assertThat(war.step("undermining").modified()).as("10 - 2 + 2 + 2: a breach or honours").isEqualTo(12);
        return war;
    }

    @Test
    void honoursGiveTheFortressAndAnLdBack() {
        var war = exhausted(siege(2)).plays(new GrantWarHonours(new SpaceId("artois")));

        assertThat(war.last(FortressFell.class)).isEqualTo(new FortressFell(new SpaceId("artois"), new CountryId("france"), "honours", true));
        assertThat(war.board().fortress(new SpaceId("artois")).controller().value()).isEqualTo("france");
        assertThat(war.board().fortress(new SpaceId("artois")).isBreached()).as("the fortress has changed hands").isFalse();
        assertThat(war.last(GarrisonFreed.class)).isEqualTo(new GarrisonFreed(new StackId("garrison-artois.1"), new CountryId("spain"), new SpaceId("artois"), 1, true));
        var refusal = war.refuses(new PlaceGarrison(new StackId("garrison-artois.1"), new SpaceId("artois")));
        assertThat(refusal.rule().id()).isEqualTo("EU-SIEGE-HONOURS");
        assertThat(refusal.legal()).extracting(Option::command).contains(new PlaceGarrison(new StackId("garrison-artois.1"), new SpaceId("catalunya")))
                .doesNotContain(new PlaceGarrison(new StackId("garrison-artois.1"), new SpaceId("picardie")));
        war.settle("garrison", new PlaceGarrison(new StackId("garrison-artois.1"), new SpaceId("catalunya")));
        assertThat(war.board().stacks().get(new StackId("garrison-artois.1")).province().value()).isEqualTo("catalunya");
    }

    private static War fallen(int level) {
        return siege(level).plays(new ResolveAssault(new SpaceId("artois")), name -> OptionalInt.of(name.side().equals("besieger") ? 10 : 1));
    }

    @Test
    void mannedItLosesOneLevelAndTheStackOneLd() {
        var war = fallen(2);
        assertThat(war.last(FortressFell.class).how()).isEqualTo("assault");
        takesLosses(war);
        int before = war.board().stacks().get(new StackId("army")).ld();
        war.settle("manning", new ManFortress(new SpaceId("artois")));
        takesLosses(war);

        assertThat(war.board().fortress(new SpaceId("artois")).level()).isEqualTo(2 - 1);
        assertThat(war.board().stacks().get(new StackId("army")).ld()).isEqualTo(before - 1);
    }

    private static void takesLosses(War war) {
        while (war.decisions().getFirst().id().equals("losses")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command());
        }
    }

    private static War unmanned(int level) {
        var war = fallen(level);
        takesLosses(war);
        return war.settle("manning", new LeaveUnmanned(new SpaceId("artois")));
    }

    @Test
    void unmannedItLosesTwoButNeverTheLastLevel() {
        assertThat(unmanned(2).board().fortress(new SpaceId("artois")).level()).isEqualTo(1);
        assertThat(unmanned(1).board().fortress(new SpaceId("artois")).level()).isEqualTo(1);
    }

    @Test
    void nothingElseHappensBeforeItIsDecided() {
        var war = fallen(2);
        var id = war.decisions().getFirst().rule().id();

        assertThat(war.refuses(new RollContinuation()).rule().id()).isEqualTo(id);
        assertThat(siege(2).refuses(new ManFortress(new SpaceId("artois"))).rule().id()).isEqualTo("EU-FORT-3");
        assertThat(siege(2).refuses(new LeaveUnmanned(new SpaceId("artois"))).rule().id()).isEqualTo("EU-FORT-3");
        assertThat(siege(2).refuses(new PlaceGarrison(new StackId("army"), new SpaceId("picardie"))).rule().id()).isEqualTo("EU-SIEGE-HONOURS");
    }

    /** Two Spanish LD step into Arras before the battle, then the fortress falls. */
    private static War withTroopsInside(Situation situation) {
        return situation.level("artois", 2).stack("army", "france", "ile_de_france", 2, 0, 0)
                .war().declares("france", Campaign.MULTIPLE).marches("army", "artois").plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("artois"))).plays(new WithdrawIntoFortress(new SpaceId("artois"))).waits("spain");
    }

    @Test
    void troopsInsideAreLostWithItAndTheirLeaderIsAwayUntilTheEndOfTheTurn() {
        var war = withTroopsInside(Situation.franceAgainstSpain().stack("inside", "spain", "artois", 0, 0, 2).under(1, 1, 1, 0))
                .plays(new ResolveAssault(new SpaceId("artois")), name -> OptionalInt.of(
                        name.purpose().equals("leaderCasualty") || name.side().equals("besieger") ? 10 : 1));

        assertThat(war.last(FortressFell.class).how()).isEqualTo("assault");
        assertThat(war.board().stack(new StackId("inside"))).isEmpty();
        assertThat(war.board().leaders().get(new LeaderId("general-of-inside")).fate()).isEqualTo(LeaderStatus.Fate.WOUNDED);
        assertThat(war.board().leaders().get(new LeaderId("general-of-inside")).returns()).isEqualTo(RoundBox.END);
    }

    @Test
    void aMonarchInsideIsCaptured() {
        var war = withTroopsInside(Situation.franceAgainstSpain().stack("inside", "spain", "artois", 0, 0, 2).underMonarch())
                .plays(new ResolveAssault(new SpaceId("artois")), name -> OptionalInt.of(
                        name.purpose().equals("leaderCasualty") || name.side().equals("besieger") ? 10 : 1));

        assertThat(war.last(LeaderCaptured.class)).isEqualTo(new LeaderCaptured(new LeaderId("general-of-inside"), new CountryId("france")));
    }

    /** "His country cannot use his values anymore": the sentences say so. A general has no such sequel. */
    @Test
    void aCountryWithoutItsMonarchCountsAsRuledByThreeThreeThree() {
        var board = Situation.franceAgainstSpain().stack("king", "spain", "artois", 0, 0, 2).underMonarch().stack("other", "spain", "hainaut", 0, 0, 2).under(1, 1, 1, 0).war().board();
        assertThat(Told.of(War.RULES, board, new LeaderCaptured(new LeaderId("general-of-king"), new CountryId("france")), List.of()))
                .startsWith("eu.losses.leader-captured: ").endsWith("by France, monarch yes, country Spain.");
        assertThat(Told.of(War.RULES, board, new LeaderKilled(new LeaderId("general-of-king")), List.of()))
                .startsWith("eu.losses.leader-killed: ").endsWith("monarch yes, country Spain.");
        assertThat(Told.of(War.RULES, board, new LeaderKilled(new LeaderId("general-of-other")), List.of())).startsWith("eu.losses.leader-killed: ").endsWith("monarch no, country [].");
    }

    @Test
    void troopsInsideMakeItEasierToUndermine() {
        var war = withTroopsInside(Situation.franceAgainstSpain().stack("inside", "spain", "artois", 0, 0, 2)).plays(new Undermine(new SpaceId("artois")), 3);

        assertThat(war.step("undermining").modified()).as("3 - 2 + 2 + 1 troops inside").isEqualTo(4);
    }
}
