package tercio.domain.eu.common.play.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.siege.play.SiegeCommand.Redeploy;
import tercio.domain.eu.land.siege.play.SiegeCommand.ResolveAssault;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.eu.land.siege.play.SiegeEvent.AssaultFought;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressFell;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressLowered;
import tercio.domain.eu.land.siege.play.SiegeEvent.StackRedeployed;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Sieges, and moves past fortresses, in games by the rules of the three editions, where they differ. */
class OlderSiegesTest {

    private static final Dice STORMED = name -> OptionalInt.of(name.side().equals("besieger") ? 10 : 1);

    private static War siege(EuMilitary rules, int level, int armyPlus, int armyMinus) {
        return Situation.franceAgainstSpain().level("artois", level).stack("army", "france", "artois", armyPlus, armyMinus, 0)
                .war(rules).waits("france").waits("spain");
    }

    private static War takesLosses(War war) {
        while (war.decisions().getFirst().id().equals("losses")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command());
        }
        return war;
    }

    /** Two A+ of 3 artillery each: 5 in the main edition, 6 as a sum, which at level 4 give +1 and +2. */
    @Test
    void theSumOfTheArtilleryHelpsTheSappers() {
        assertThat(siege(War.RULES, 4, 2, 0).plays(new Undermine(new SpaceId("artois")), 5).step("undermining").modified()).isEqualTo(5 - 4 + 1);
        assertThat(siege(War.FAST, 4, 2, 0).plays(new Undermine(new SpaceId("artois")), 5).step("undermining").modified()).isEqualTo(5 - 4 + 2);
        assertThat(siege(War.RAPID, 4, 2, 0).plays(new Undermine(new SpaceId("artois")), 5).step("undermining").modified()).isEqualTo(5 - 4 + 2);
    }

    /** Rouen is printed with level 1. Spaniards before it draw their supply from Picardie. */
    @Test
    void aTakenFortressLosesALevelButNotThePrintedOne() {
        var war = rouen(War.RAPID, 2);
        assertThat(war.last(FortressFell.class)).isEqualTo(new FortressFell(new SpaceId("caux"), new CountryId("spain"), "assault", false));
        assertThat(war.last(FortressLowered.class)).isEqualTo(new FortressLowered(new SpaceId("caux"), 1));
        assertThat(war.board().fortress(new SpaceId("caux")).level()).isEqualTo(1);
        assertThat(war.board().fortress(new SpaceId("caux")).controller().value()).isEqualTo("spain");
        assertThat(war.decisions()).extracting(Decision::id).as("no garrison is asked for").containsExactly("continuation");
        assertThat(Told.of(War.RAPID, war.board(), new FortressLowered(new SpaceId("caux"), 1), List.of())).isEqualTo("eu.siege.level-kept: city Rouen, level 1.");

        assertThat(rouen(War.RAPID, 1).board().fortress(new SpaceId("caux")).level()).isEqualTo(1);
        assertThat(rouen(War.FAST, 2).decision("manning").party()).isEqualTo("spain");
    }

    private static War rouen(EuMilitary rules, int level) {
        return takesLosses(Situation.franceAgainstSpain().level("caux", level).owner("picardie", "spain").stack("army", "spain", "caux", 2, 0, 0)
                .war(rules).waits("france").waits("spain").plays(new ResolveAssault(new SpaceId("caux")), STORMED));
    }

    /** 2 LD before level 3. */
    @Test
    void besiegersWhoAreTooFewOnlyGoBackInTheRapidBattle() {
        assertThat(siege(War.FAST, 3, 0, 1).decision("siege-artois").options()).extracting(Option::command).contains(new ResolveAssault(new SpaceId("artois")));
        var war = siege(War.RAPID, 3, 0, 1);
        assertThat(war.decision("siege-artois").options()).extracting(Option::command).containsExactly(
                new Redeploy(new SpaceId("artois"), new SpaceId("champagne")), new Redeploy(new SpaceId("artois"), new SpaceId("ile_de_france")), new Redeploy(new SpaceId("artois"), new SpaceId("picardie")));
        var refusal = war.refuses(new ResolveAssault(new SpaceId("artois")));
        assertThat(refusal.rule().id()).isEqualTo("EU-SIEGE");
        assertThat(Told.of(refusal.detail())).contains("city Arras", "least 3");
        assertThat(refusal.legal()).hasSize(3);
    }

    /** An assault of 4 LD on level 3 is repulsed with losses: fewer than 3 LD are left, and they go back in the same round. */
    @Test
    void anAssaultThatLeavesTooFewEndsTheSiegeAtOnceInTheRapidBattle() {
        Dice repulsed = name -> OptionalInt.of(name.side().equals("besieged") ? 10 : 1);
        var fast = takesLosses(siege(War.FAST, 3, 1, 0).plays(new ResolveAssault(new SpaceId("artois")), repulsed));
        assertThat(fast.decisions()).extracting(Decision::id).containsExactly("continuation");

        var rapid = takesLosses(siege(War.RAPID, 3, 1, 0).plays(new ResolveAssault(new SpaceId("artois")), repulsed));
        assertThat(rapid.last(AssaultFought.class).falls()).isFalse();
        assertThat(rapid.board().stacks().get(new StackId("army")).ld()).isBetween(1, 2);
        assertThat(rapid.decision("siege-artois").options()).extracting(Option::command).hasSize(3).allMatch(Redeploy.class::isInstance);
        rapid.plays(new Redeploy(new SpaceId("artois"), new SpaceId("picardie")));
        assertThat(rapid.last(StackRedeployed.class).to().value()).isEqualTo("picardie");
        assertThat(rapid.decisions()).extracting(Decision::id).containsExactly("continuation");
    }

    /** From Picardie through Artois with its Spanish fortress to Ile-de-France, which is French. */
    @Test
    void aMoveStopsAtAnEnemyFortressInTheRapidBattle() {
        var path = List.of(new SpaceId("artois"), new SpaceId("ile_de_france"));
        assertThat(passing(War.FAST, 0).plays(new MoveStack(new StackId("army"), path)).board().stacks().get(new StackId("army")).moved()).isTrue();
        var refusal = passing(War.RAPID, 0).refuses(new MoveStack(new StackId("army"), path));
        assertThat(refusal.rule().id()).isEqualTo("EU-MOVE-STOP");
        assertThat(Told.of(refusal.detail())).contains("where Artois", "least 3");
        assertThat(refusal.legal()).extracting(Option::command).contains(new MoveStack(new StackId("army"), List.of(new SpaceId("artois")))).doesNotContain(new MoveStack(new StackId("army"), path));
        assertThat(passing(War.RAPID, 3).marches("army", "artois", "ile_de_france").board().stacks().get(new StackId("army")).province().value())
                .as("3 LD stay before it").isEqualTo("ile_de_france");
    }

    private static War passing(EuMilitary rules, int besiegers) {
        var situation = Situation.franceAgainstSpain().level("artois", 3).stack("army", "france", "picardie", 1, 0, 0);
        return (besiegers > 0 ? situation.stack("siege", "france", "artois", 0, 0, besiegers) : situation)
                .war(rules).declares("france", Campaign.MULTIPLE);
    }
}
