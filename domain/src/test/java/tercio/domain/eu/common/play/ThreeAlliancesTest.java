package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleJoined;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.FightLater;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Only forces of one alliance fight on a side: there is no three-sided battle (EU-STACK-7). */
class ThreeAlliancesTest {

    private static Situation threeAlliances() {
        return Situation.franceAgainstSpain().alliances(List.of("france"), List.of("spain"), List.of("england"))
                .owner("artois", "england");
    }

    private static War settlingLosses(War war) {
        while (war.decisions().getFirst().id().equals("losses")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command());
        }
        return war;
    }

    /** The French enter Flanders, where the Spanish stand, and an English army from Artois catches them. */
    private static War caught(Situation situation) {
        return situation.initiative("england", 30).initiative("france", 20).initiative("spain", 10)
                .stack("army", "france", "picardie", 1, 1, 0).stack("watch", "spain", "flandre", 0, 0, 2).stack("eng", "england", "artois", 1, 1, 0)
                .war().declares("england", Campaign.SIMPLE).plays(new EndMovement(new CountryId("england")))
                .declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("flandre"))))
                .plays(new AttemptInterception(List.of(new StackId("eng"))), 10);
    }

    @Test
    void interceptorsFightAtOnceWithoutTheOtherEnemyInTheProvince() {
        var war = caught(threeAlliances());

        assertThat(war.last(BattleJoined.class).phasing()).containsExactly(new Engaged(new StackId("army"), new SpaceId("picardie")));
        assertThat(war.last(BattleJoined.class).nonPhasing()).containsExactly(new Engaged(new StackId("eng"), new SpaceId("artois")));
        assertThat(war.refuses(new FightLater(new SpaceId("flandre"))).rule().id()).isEqualTo("EU-INT-MERGE");
    }

    @Test
    void whoBeatsThemStopsAndFightsTheOthersLater() {
        var war = settlingLosses(caught(threeAlliances()).plays(new FightBattle(new SpaceId("flandre")), War.luck(Side.PHASING)));

        assertThat(war.board().stacks().get(new StackId("eng")).province().value()).as("back where it came from").isEqualTo("artois");
        war.plays(new EndMovement(new CountryId("france")));
        assertThat(war.decision("battles").options()).extracting(Option::command).containsExactly(new FightBattle(new SpaceId("flandre")));
        war.plays(new FightBattle(new SpaceId("flandre")));
        assertThat(war.last(BattleJoined.class).nonPhasing()).containsExactly(new Engaged(new StackId("watch"), new SpaceId("flandre")));
    }

    @Test
    void theyMayWaitForOtherForcesOfTheMover() {
        var war = caught(threeAlliances().stack("vanguard", "france", "flandre", 0, 0, 1).controller("flandre", "france"));

        war.plays(new FightLater(new SpaceId("flandre"))).plays(new EndMovement(new CountryId("france")));
        assertThat(war.decision("battles").options()).extracting(Option::command)
                .containsExactlyInAnyOrder(new FightBattle(new SpaceId("flandre"), new CountryId("spain")), new FightBattle(new SpaceId("flandre"), new CountryId("england")));
    }

    /** English and Spanish both stand in Flanders when the French come. */
    private static War bothInFlanders() {
        return threeAlliances().initiative("france", 30).initiative("spain", 20).initiative("england", 10)
                .stack("army", "france", "picardie", 2, 0, 0).stack("watch", "spain", "flandre", 0, 0, 2).stack("eng", "england", "flandre", 0, 1, 0)
                .war().declares("france", Campaign.MULTIPLE).marches("army", "flandre").plays(new EndMovement(new CountryId("france")));
    }

    @Test
    void twoEnemiesInOneProvinceAreFoughtOneAfterTheOther() {
        var war = bothInFlanders();

        var refusal = war.refuses(new FightBattle(new SpaceId("flandre")));
        assertThat(refusal.rule().id()).isEqualTo("EU-STACK-7");
        assertThat(Told.of(refusal.detail())).startsWith("eu.battle.refused-each-by-itself: enemies").contains("Spain", "England");
        assertThat(refusal.legal()).extracting(Option::command)
                .containsExactly(new FightBattle(new SpaceId("flandre"), new CountryId("spain")), new FightBattle(new SpaceId("flandre"), new CountryId("england")));
        assertThat(refusal.legal()).extracting(option -> Told.of(option.label()))
                .containsExactly("eu.battle.to-battle-against: where Flandre, who Spain.", "eu.battle.to-battle-against: where Flandre, who England.");
        assertThat(war.refuses(new FightBattle(new SpaceId("flandre"), new CountryId("france"))).rule().id()).isEqualTo("EU-STACK-7");
        assertThat(war.refuses(new FightBattle(new SpaceId("flandre"), new CountryId("atlantis"))).rule().id()).isEqualTo("EU-STACK-7");

        war.plays(new FightBattle(new SpaceId("flandre"), new CountryId("england")));
        assertThat(war.last(BattleJoined.class).nonPhasing()).containsExactly(new Engaged(new StackId("eng"), new SpaceId("flandre")));
        settlingLosses(war.plays(new StandAndFight(new SpaceId("flandre")), War.luck(Side.PHASING)));
        assertThat(war.decision("battles").options()).extracting(Option::command).containsExactly(new FightBattle(new SpaceId("flandre")));
        war.plays(new FightBattle(new SpaceId("flandre")));
        assertThat(war.last(BattleJoined.class).nonPhasing()).containsExactly(new Engaged(new StackId("watch"), new SpaceId("flandre")));
    }

    @Test
    void whoIsBeatenFightsNoSecondBattle() {
        var war = bothInFlanders().plays(new FightBattle(new SpaceId("flandre"), new CountryId("england")));
        settlingLosses(war.plays(new StandAndFight(new SpaceId("flandre")), War.luck(Side.NON_PHASING)));

        assertThat(war.last(BattleEnded.class).winner()).isEqualTo(Side.NON_PHASING);
        assertThat(war.decisions()).extracting(Decision::id).allMatch(id -> id.startsWith("campaign"));
    }
}
