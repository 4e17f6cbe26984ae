package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.land.siege.play.SiegeCommand.DeclineAssault;
import tercio.domain.eu.land.siege.play.SiegeCommand.GrantWarHonours;
import tercio.domain.eu.land.siege.play.SiegeCommand.Redeploy;
import tercio.domain.eu.land.siege.play.SiegeCommand.ResolveAssault;
import tercio.domain.eu.land.siege.play.SiegeCommand.TakeBreach;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.eu.land.siege.play.SiegeEvent.AssaultFought;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressFell;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegeLifted;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** The siege segment: undermine, assault or redeploy (EU-SIEGE). */
class SiegeTest {

    /** Two A+ with an artillery value of 5 (3 and 2 for the second) before Arras of this level; the impulses are over. */
    private static War siege(int level) {
        return siege(Situation.franceAgainstSpain().level("artois", level).stack("army", "france", "artois", 2, 0, 0));
    }

    private static War siege(Situation situation) {
        return situation.war().waits("france").waits("spain");
    }

    private static War nextRound(War war) {
        return war.plays(new RollContinuation(), 6).waits("france").waits("spain");
    }

    @Test
    void underminingAddsLevelArtilleryAndSiegeworks() {
        var war = siege(3).plays(new Undermine(new SpaceId("artois")), 10);
        assertThat(war.step("undermining").modified()).as("10 - 3 level + 2 artillery").isEqualTo(9);
        assertThat(war.board().fortress(new SpaceId("artois")).works()).isEqualTo(new Siegeworks(0, 1));

        nextRound(war).plays(new Undermine(new SpaceId("artois")), 5);
        assertThat(war.step("undermining").modified()).as("5 - 3 + 2 + 3 siegework").isEqualTo(7);
        assertThat(war.board().fortress(new SpaceId("artois")).works()).isEqualTo(new Siegeworks(0, 2));
    }

    @Test
    void theFirstRoundHelpsAgainstAttritionOnlyOnce() {
        var war = siege(3).plays(new Undermine(new SpaceId("artois")), 1);
        assertThat(war.explanation()).anySatisfy(step -> assertThat(step.rule().id()).isEqualTo("EU-SIEGE-CHECK"));
        var first = war.explanation().stream().filter(step -> step.rule().id().equals("EU-SIEGE-CHECK")).findFirst().orElseThrow();
        assertThat(first.modified()).as("1 + 4").isEqualTo(5);

        nextRound(war).plays(new Undermine(new SpaceId("artois")), 1);
        var second = war.explanation().stream().filter(step -> step.rule().id().equals("EU-SIEGE-CHECK")).findFirst().orElseThrow();
        assertThat(second.modified()).isEqualTo(1);
    }

    @Test
    void tooSmallAForceAssaultsOrGivesUp() {
        var war = siege(Situation.franceAgainstSpain().stack("army", "france", "artois", 0, 1, 0));
        var refusal = war.refuses(new Undermine(new SpaceId("artois")));

        assertThat(refusal.rule().id()).as("2 LD at level 3").isEqualTo("EU-SIEGE-UNDERMINING");
        assertThat(refusal.legal()).extracting(Option::command).containsExactly(new ResolveAssault(new SpaceId("artois")),
                new Redeploy(new SpaceId("artois"), new SpaceId("champagne")), new Redeploy(new SpaceId("artois"), new SpaceId("ile_de_france")), new Redeploy(new SpaceId("artois"), new SpaceId("picardie")));
    }

    @Test
    void whoRedeploysGoesToTheClosestFriendlyProvinceAndTheWorksAreGone() {
        var war = nextRound(siege(3).plays(new Undermine(new SpaceId("artois")), 10));

        assertThat(war.refuses(new Redeploy(new SpaceId("artois"), new SpaceId("troyes"))).rule().id()).isEqualTo("EU-SIEGE-REDEPLOY");
        assertThat(war.refuses(new Redeploy(new SpaceId("artois"), new SpaceId("artois"))).rule().id()).isEqualTo("EU-SIEGE-REDEPLOY");
        war.plays(new Redeploy(new SpaceId("artois"), new SpaceId("picardie")));
        assertThat(war.board().stacks().get(new StackId("army")).province().value()).isEqualTo("picardie");
        assertThat(war.board().fortress(new SpaceId("artois")).works()).isEqualTo(Siegeworks.NONE);
        assertThat(war.last(SiegeLifted.class).province().value()).isEqualTo("artois");
    }

    @Test
    void eachSiegeDoesOneThingARound() {
        var war = siege(3).plays(new Undermine(new SpaceId("artois")), 1);

        assertThat(war.decisions()).extracting(Decision::id).containsExactly("continuation");
        assertThat(war.refuses(new Undermine(new SpaceId("artois"))).rule().id()).isEqualTo("EU-SIEGE");
        assertThat(war.refuses(new ResolveAssault(new SpaceId("artois"))).rule().id()).isEqualTo("EU-SIEGE");
        assertThat(war.refuses(new Undermine(null)).rule().id()).isEqualTo("EU-SIEGE");
    }

    @Test
    void siegesAreResolvedAfterAllImpulses() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "artois", 2, 0, 0).war().waits("france");

        assertThat(war.refuses(new Undermine(new SpaceId("artois"))).rule().id()).isEqualTo("EU-SIEGE");
        assertThat(war.refuses(new Redeploy(new SpaceId("artois"), new SpaceId("picardie"))).rule().id()).isEqualTo("EU-SIEGE");
    }

    @Test
    void withoutACampaignThereIsNoSiege() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "artois", 2, 0, 0).war()
                .declares("france", Campaign.NONE).plays(new EndMovement(new CountryId("france"))).waits("spain");

        assertThat(war.decisions()).extracting(Decision::id).containsExactly("continuation");
    }

    @Test
    void theCountryThatLeadsTheSiegePaysForIt() {
        var war = Situation.franceAgainstSpain().alliances(List.of("france", "venice"), List.of("spain")).initiative("venice", 30)
                .stack("army", "france", "artois", 1, 0, 0).stack("ally", "venice", "artois", 0, 0, 1).war()
                .declares("venice", Campaign.PASSIVE).declares("france", Campaign.NONE)
                .plays(new EndMovement(new CountryId("france"))).plays(new EndMovement(new CountryId("venice"))).waits("spain");

        assertThat(war.decisions()).as("France leads with 4 LD, and has no campaign").extracting(Decision::id).containsExactly("continuation");
    }

    @Test
    void throughABreachTheBesiegerAssaultsAtOnceOrNot() {
        var war = siege(1).plays(new Undermine(new SpaceId("artois")), 9);

        assertThat(war.step("undermining").modified()).as("9 - 1 + 2").isEqualTo(10);
        assertThat(war.decision("breach").options()).extracting(Option::command)
                .containsExactly(new ResolveAssault(new SpaceId("artois")), new DeclineAssault(new SpaceId("artois")));
        assertThat(war.refuses(new RollContinuation()).rule().id()).isEqualTo("EU-SIEGE-BREACH");
        war.plays(new DeclineAssault(new SpaceId("artois")));
        assertThat(war.board().fortress(new SpaceId("artois")).isBreached()).isTrue();

        nextRound(war).plays(new Undermine(new SpaceId("artois")), 10);
        assertThat(war.step("undermining").modified()).as("10 - 1 + 2 + 2 breach").isEqualTo(13);
        assertThat(war.last(FortressFell.class).how()).isEqualTo("surrender");
    }

    @Test
    void anAssaultThroughTheBreachIsFoughtOnTheBetterColumns() {
        var war = siege(1).plays(new Undermine(new SpaceId("artois")), 9)
                .plays(new ResolveAssault(new SpaceId("artois")), name -> OptionalInt.of(name.side().equals("besieger") ? 10 : 1));

        assertThat(war.last(AssaultFought.class).breach()).isTrue();
        assertThat(war.last(AssaultFought.class).falls()).isTrue();
        assertThat(war.last(FortressFell.class)).isEqualTo(new FortressFell(new SpaceId("artois"), new CountryId("france"), "assault", true));
    }

    @Test
    void aRepulsedAssaultLeavesTheFortressAndItsDamageInMind() {
        var war = siege(5).plays(new ResolveAssault(new SpaceId("artois")), name -> OptionalInt.of(name.side().equals("besieger") ? 1 : 5));

        assertThat(war.last(AssaultFought.class).falls()).isFalse();
        assertThat(war.board().fortress(new SpaceId("artois")).controller().value()).isEqualTo("spain");
    }

    @Test
    void withoutABreachNoneIsDeclined() {
        assertThat(siege(1).refuses(new DeclineAssault(new SpaceId("artois"))).rule().id()).isEqualTo("EU-SIEGE-BREACH");
        assertThat(siege(1).refuses(new GrantWarHonours(new SpaceId("artois"))).rule().id()).isEqualTo("EU-SIEGE-HONOURS");
        assertThat(siege(1).refuses(new TakeBreach(new SpaceId("artois"))).rule().id()).isEqualTo("EU-SIEGE-HONOURS");
    }

    @Test
    void aTwelveIsABreachOrWarHonoursAsTheBesiegerLikes() {
        var war = siege(Situation.franceAgainstSpain().level("artois", 1).stack("army", "france", "artois", 2, 0, 0).under(1, 1, 1, 1))
                .plays(new Undermine(new SpaceId("artois")), 10);

        assertThat(war.step("undermining").modified()).as("10 - 1 + 2 + 1 siege value").isEqualTo(12);
        war.settle("honours", new TakeBreach(new SpaceId("artois")));
        assertThat(war.decision("breach").party()).isEqualTo("france");
        assertThat(war.board().fortress(new SpaceId("artois")).isBreached()).isTrue();
    }

    @Test
    void theBestSiegeValueOfEachSideCounts() {
        var war = siege(Situation.franceAgainstSpain().stack("army", "france", "artois", 1, 0, 0).under(1, 1, 1, 2)
                .stack("sappers", "france", "artois", 1, 0, 0).under(1, 1, 1, 1)).plays(new Undermine(new SpaceId("artois")), 5);

        assertThat(war.step("undermining").modified()).as("5 - 3 + 2 + 2 siege value").isEqualTo(6);
    }

    /** 8 LD before Barcelona, behind the Pyrenees: all land around is Spanish. */
    private static Situation cutOff() {
        return Situation.franceAgainstSpain().level("catalunya", 2).stack("army", "france", "catalunya", 1, 0, 0);
    }

    @Test
    void nobodyUnderminesWithoutALineOfSupply() {
        var war = siege(cutOff());
        var refusal = war.refuses(new Undermine(new SpaceId("catalunya")));

        assertThat(refusal.rule().id()).isEqualTo("EU-SIEGE-UNDERMINING");
        assertThat(Told.of(refusal.detail())).contains("eu.siege.refused-no-line: city Barcelona, level 2, most 12");
        assertThat(refusal.legal()).extracting(Option::command).contains(new ResolveAssault(new SpaceId("catalunya")))
                .doesNotContain(new Undermine(new SpaceId("catalunya")));
        assertThat(war.decision("siege-catalunya").options()).extracting(Option::command).doesNotContain(new Undermine(new SpaceId("catalunya")));
    }

    @Test
    void aSiegeOnTheWayKeepsTheLineOpen() {
        var war = siege(cutOff().stack("way", "france", "rosselo", 1, 0, 0)).plays(new Undermine(new SpaceId("catalunya")), 1);

        assertThat(war.explanation()).extracting(step -> step.step()).as("from Languedoc into enemy plain 2, across the pass into enemy plain 1 + 2")
                .contains("attrition check against 5 MP of supply");
    }

    @Test
    void aSiegeOfOthersDoesNot() {
        var war = siege(cutOff().startingIn("S1")
                .stack("way", "france", "languedoc", 1, 0, 0).stack("guard", "spain", "rosselo", 1, 0, 0));

        assertThat(war.refuses(new Undermine(new SpaceId("catalunya"))).rule().id()).as("Spaniards hold the way").isEqualTo("EU-SIEGE-UNDERMINING");
    }
}
