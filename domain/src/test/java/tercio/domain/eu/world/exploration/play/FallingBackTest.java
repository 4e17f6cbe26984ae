package tercio.domain.eu.world.exploration.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.AttemptEvasion;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.HoldTheField;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.eu.land.losses.play.LossEvent.StackRetreated;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.siege.play.SiegeCommand.PlaceGarrison;
import tercio.domain.eu.land.siege.play.SiegeCommand.Redeploy;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/**
 * Troops that retreat, evade or leave a siege do not come to land that they do not know, or where natives have risen against them
 * (EU-BATTLE-RETREAT, EU-DISCOVERY, EU-NAT-ENEMIES).
 */
class FallingBackTest {

    private static final String WEST = "r_cotedor_w";
    private static final String COAST = "r_cotedor_e";
    private static final String EAST = "r_cameroun_w";
    private static final String VERACRUZ = "r_azteca_e";
    private static final String TAMPICO = "r_chichimeca_e";

    /** Spanish troops march from the west of the Gold Coast against as many French ones in its east. Behind these lies Cameroon. */
    private static Situation coast(String... knownToFrance) {
        return franceAgainstSpain().initiative("spain", 20).initiative("france", 5).knows("spain", WEST, COAST, EAST).knows("france", knownToFrance)
                .stack("tercio", "spain", WEST, 0, 0, 2).stack("troops", "france", COAST, 0, 0, 2);
    }

    private static War met(Situation situation) {
        return situation.war().declares("spain", Campaign.MULTIPLE).plays(new MoveStack(new StackId("tercio"), List.of(new SpaceId(COAST)))).passes().plays(new EndMovement(new CountryId("spain")))
                .exploresNothing().plays(new FightBattle(new SpaceId(COAST)));
    }

    private static War beaten(Situation situation, Side lucky) {
        var war = met(situation).plays(new StandAndFight(new SpaceId(COAST)), War.luck(lucky));
        while (war.decisions().getFirst().id().equals("retreat-attempt")) {
            war.plays(new HoldTheField(new SpaceId(COAST)), War.luck(lucky));
        }
        return war;
    }

    @Test
    void nobodyEvadesToLandThatHeDoesNotKnow() {
        assertThat(met(coast(WEST, COAST, EAST)).decisions().getFirst().options()).extracting(Option::command).contains(new AttemptEvasion(new SpaceId(COAST), new SpaceId(EAST), 0));
        assertThat(met(coast(WEST, COAST)).decisions().getFirst().options()).extracting(Option::command).doesNotContain(new AttemptEvasion(new SpaceId(COAST), new SpaceId(EAST), 0));
    }

    @Test
    void nobodyRetreatsToLandThatHeDoesNotKnow() {
        var known = beaten(coast(WEST, COAST, EAST), Side.PHASING);
        assertThat(known.decision("retreat").options()).extracting(option -> Told.of(option.label())).contains("eu.battle.to-retreat: where Cameroun W, inside any, ld 0, who France.");
        // The west is empty and known now: it is the only way.
        var war = beaten(coast(WEST, COAST), Side.PHASING);
        assertThat(war.last(StackRetreated.class)).isEqualTo(new StackRetreated(new StackId("troops"), new SpaceId(COAST), new SpaceId(WEST), false));
    }

    @Test
    void nobodyRetreatsAmongNativesWhoHaveRisenAgainstHim() {
        var war = beaten(coast(WEST, COAST).risen(WEST, "spain"), Side.NON_PHASING);
        assertThat(war.last(StackDestroyed.class).stack().value()).as("it came from there alone").isEqualTo("tercio");
    }

    /** French besiegers of Tampico go back to the English in Veracruz only if France knows that province. */
    @Test
    void whoLeavesASiegeGoesBackToLandThatHeKnows() {
        assertThat(ends(TAMPICO, VERACRUZ)).contains(VERACRUZ);
        assertThat(ends(TAMPICO)).as("the troops are lost").containsExactly(TAMPICO);
    }

    /** French troops freed from Tampico go to the English in Veracruz only if France knows that province. */
    @Test
    void aFreedGarrisonGoesToLandThatItKnows() {
        assertThat(freed(TAMPICO, VERACRUZ)).contains(VERACRUZ);
        assertThat(freed(TAMPICO)).isNotEmpty().doesNotContain(VERACRUZ);
    }

    private static List<String> freed(String... known) {
        var board = franceAgainstSpain().alliances(List.of("france", "england"), List.of("spain")).knows("france", known).knows("england", VERACRUZ)
                .establishment("france", Kind.COLONY, 2, TAMPICO).fortified(2).establishment("england", Kind.COLONY, 2, VERACRUZ)
                .stack("inside", "france", TAMPICO, 0, 0, 2).war().board();
        return War.on(board.with(board.stacks().get(new StackId("inside")).withBesieged(true)).with(new SpaceId(TAMPICO), board.fortress(new SpaceId(TAMPICO)).takenBy(new CountryId("spain"))).withDuty(new Duty.Garrison(new CountryId("france"), new StackId("inside"))))
                .decision("garrison").options().stream().map(Option::command).map(PlaceGarrison.class::cast).map(PlaceGarrison::province).map(SpaceId::value).toList();
    }

    private static List<String> ends(String... known) {
        var war = franceAgainstSpain().alliances(List.of("france", "england"), List.of("spain")).initiative("spain", 2).knows("france", known).knows("england", VERACRUZ).knows("spain", TAMPICO)
                .establishment("spain", Kind.COLONY, 2, TAMPICO).fortified(2).establishment("england", Kind.COLONY, 2, VERACRUZ)
                .stack("siege", "france", TAMPICO, 1, 0, 0).war().waits("france", "england").exploresNothing().waits("spain").exploresNothing().luckyInAttrition();
        return war.decisions().getFirst().options().stream().map(Option::command).filter(Redeploy.class::isInstance).map(Redeploy.class::cast).map(Redeploy::to).map(SpaceId::value).toList();
    }
}
