package tercio.domain.eu.world.exploration.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.HoldTheField;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.FightAtOnce;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.movement.play.MoveCommand.ReturnAfterInterception;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailOn;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.DiscoveriesBroughtHome;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** A zone that a stack does not know is explored, and not entered by a move, a landing or an interception (EU-DISCOVERY). */
class UnknownLandTest {

    private static final String EAST = "r_cameroun_w";
    private static final Ships TWO = new Ships(0, 0, 2, 0, 0, 0, 0);

    /** Two French LD in a trading post in the west of Haiti, whose east France does not know. */
    private static Situation haiti() {
        return franceAgainstSpain().initiative("france", 20).knows("france", "s_acores").establishment("france", Kind.TRADING_POST, 1, "r_haiti_w")
                .stack("troops", "france", "r_haiti_w", 0, 0, 2);
    }

    @Test
    void nobodyMarchesIntoLandThatHeDoesNotKnow() {
        var war = haiti().war().declares("france", Campaign.PASSIVE);

        var refusal = war.refuses(new MoveStack(new StackId("troops"), List.of(new SpaceId("r_haiti_e"))));
        assertThat(refusal.rule()).hasToString("EU-DISCOVERY");
        assertThat(Told.of(refusal.detail())).contains("eu.movement.refused-unknown").endsWith("where Haïti E.");
        assertThat(War.RULES.moves(war.board(), "troops").orElseThrow()).extracting(Option::command).doesNotContain(new MoveStack(new StackId("troops"), List.of(new SpaceId("r_haiti_e"))));
    }

    @Test
    void onlyTheStackThatDiscoveredItMarchesThere() {
        var war = haiti().stack("others", "france", "r_haiti_w", 0, 0, 1).carries("others", "r_haiti_e").war();
        // The trading post was there before: what the others have found is brought home at once, and both know it.
        war.declares("france", Campaign.PASSIVE).plays(new MoveStack(new StackId("troops"), List.of(new SpaceId("r_haiti_e"))));
        assertThat(war.board().stack(new StackId("troops")).orElseThrow().province().value()).isEqualTo("r_haiti_e");

        var away = franceAgainstSpain().initiative("france", 20).knows("france", "s_acores", "r_haiti_w").stack("troops", "france", "r_haiti_w", 0, 0, 2)
                .stack("others", "france", "r_haiti_e", 0, 0, 1).carries("others", "r_haiti_e").war().declares("france", Campaign.PASSIVE);
        assertThat(away.refuses(new MoveStack(new StackId("troops"), List.of(new SpaceId("r_haiti_e")))).rule()).hasToString("EU-DISCOVERY");
        away.plays(new MoveStack(new StackId("others"), List.of(new SpaceId("r_haiti_w"))));
        assertThat(away.board().stack(new StackId("others")).orElseThrow().province().value()).isEqualTo("r_haiti_w");
    }

    @Test
    void nobodyLandsOnACoastThatHeDoesNotKnow() {
        var war = franceAgainstSpain().initiative("france", 20).knows("france", "s_acores", "s_canarias", "s_arguin").owner("islas_canarias", "france")
                .explorer("jacques", "france", 4).fleet("ships", "france", "islas_canarias", TWO, "jacques").stack("troops", "france", "islas_canarias", 0, 0, 1).war()
                .declares("france", Campaign.MULTIPLE).plays(new SailFleet(new StackId("ships"), List.of(), Optional.of(NavalAction.embarkation(new StackId("troops")))));

        var refusal = war.refuses(new SailOn(new StackId("ships"), List.of(new SpaceId("s_canarias"), new SpaceId("s_arguin")), Optional.of(NavalAction.landing(new SpaceId("r_senegal_n")))));
        assertThat(refusal.rule()).hasToString("EU-DISCOVERY");
        assertThat(Told.of(refusal.detail())).contains("eu.transport.refused-unknown");
    }

    @Test
    void nobodyInterceptsInLandThatHisCountryDoesNotKnow() {
        assertThat(asked("r_cotedor_w")).as("Spain does not know the east of the Gold Coast").doesNotContain("interception");
        assertThat(asked("r_cotedor_w", "r_cotedor_e")).contains("interception");
    }

    /** The questions when French troops march to the east of the Gold Coast, next to a Spanish army in the west. */
    private static List<String> asked(String... knownToSpain) {
        var known = franceAgainstSpain().initiative("france", 5).initiative("spain", 20).knows("france", "r_cotedor_w", "r_cotedor_e", EAST).knows("spain", knownToSpain);
        var war = known.stack("troops", "france", EAST, 0, 0, 2).stack("tercio", "spain", "r_cotedor_w", 0, 1, 0).war().declares("spain", Campaign.MULTIPLE)
                .plays(new EndMovement(new CountryId("spain"))).exploresNothing().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("troops"), List.of(new SpaceId("r_cotedor_e"))));
        return war.decisions().stream().map(decision -> decision.id()).toList();
    }

    /** 2 French LD march to the east of the Gold Coast, where 4 Spanish LD stand; 5 more, who alone have discovered its west, intercept. */
    private static War tooMany() {
        return franceAgainstSpain().initiative("france", 20).knows("france", "r_cotedor_e", EAST).knows("spain", "r_cotedor_e")
                .stack("troops", "france", EAST, 0, 0, 2).stack("guard", "spain", "r_cotedor_e", 1, 0, 0)
                .stack("watch", "spain", "r_cotedor_w", 1, 0, 1).carries("watch", "r_cotedor_w").war()
                .declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("troops"), List.of(new SpaceId("r_cotedor_e"))))
                .plays(new AttemptInterception(List.of(new StackId("watch"))), 10).plays(new FightAtOnce(new SpaceId("r_cotedor_e")));
    }

    /** Interceptors go back where they came from, also to land that their country does not know: they know it (EU-STACK-3, EU-DISCOVERY). */
    @Test
    void interceptorsGoBackToLandThatTheyHaveDiscovered() {
        var luck = War.luck(Side.NON_PHASING);
        var war = tooMany().plays(new FightBattle(new SpaceId("r_cotedor_e")), luck);
        while (war.decisions().getFirst().id().equals("retreat-attempt")) {
            war.plays(new HoldTheField(new SpaceId("r_cotedor_e")), luck);
        }
        var back = new ReturnAfterInterception(new StackId("watch"), Optional.empty(), List.of());
        war.settle("overstacking", back);

        assertThat(war.board().stack(new StackId("watch")).orElseThrow().province().value()).isEqualTo("r_cotedor_w");
        assertThat(war.board().world().discoveries().knows(new CountryId("spain"), new SpaceId("r_cotedor_w"))).as("nobody has brought it home").isFalse();
        assertThat(war.board().world().discoveries().knows(new StackId("watch"), new CountryId("spain"), new SpaceId("r_cotedor_w"))).isTrue();
    }

    // --- News ------------------------------------------------------------------------------------------------------

    /** Three French naval stacks: one brings the Banc d'Arguin home, one carries another zone, one carries nothing. */
    @Test
    void aStackThatCarriesDiscoveriesHearsOfOthersWhenItIsHomeItself() {
        var war = franceAgainstSpain().initiative("france", 20).knows("france", "s_acores", "s_canarias").fleet("first", "france", "s_arguin", TWO).carries("first", "s_arguin")
                .fleet("ships", "france", "s_acores", TWO).carries("ships", "s_bonnet_flamand").fleet("free", "france", "s_canarias", TWO).war().declares("france", Campaign.PASSIVE);
        assertThat(Told.of(war.refuses(new SailFleet(new StackId("free"), List.of(new SpaceId("s_arguin")))).detail())).contains("eu.voyage.refused-unknown");
        war.plays(new SailFleet(new StackId("first"), List.of(new SpaceId("s_canarias"), new SpaceId("s_cadix"), new SpaceId("s_gascogne"), new SpaceId("guyenne")))).plays(new RollNavalAttrition(new StackId("first")), 1);
        assertThat(war.events()).filteredOn(DiscoveriesBroughtHome.class::isInstance).contains(new DiscoveriesBroughtHome(new CountryId("france"), new StackId("first"), List.of(new SpaceId("s_arguin"))));

        assertThat(Told.of(war.refuses(new SailFleet(new StackId("ships"), List.of(new SpaceId("s_canarias"), new SpaceId("s_arguin")))).detail())).as("it is away").contains("eu.voyage.refused-unknown");
        war.plays(new SailFleet(new StackId("free"), List.of(new SpaceId("s_arguin")))).plays(new RollNavalAttrition(new StackId("free")), 1);
        assertThat(war.board().fleet(new StackId("free")).orElseThrow().at().value()).isEqualTo("s_arguin");
        war.plays(new SailFleet(new StackId("ships"), List.of(new SpaceId("s_gascogne"), new SpaceId("guyenne")))).plays(new RollNavalAttrition(new StackId("ships")), 1);
        assertThat(war.board().world().discoveries().knows(new StackId("ships"), new CountryId("france"), new SpaceId("s_arguin"))).as("at home it hears of it").isTrue();
    }
}
