package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.losses.play.LossEvent.LossesSuffered;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.land.siege.play.SiegeCommand.Redeploy;
import tercio.domain.eu.land.siege.play.SiegeCommand.ResolveAssault;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegeLifted;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegeResolved;
import tercio.domain.eu.land.siege.play.SiegeEvent.StackRedeployed;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.game.Decision;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;

/** Several stacks before one fortress: which of them assault, and which go (EU-SIEGE). */
class SiegeByStackTest {

    private static War siege() {
        return Situation.franceAgainstSpain().level("artois", 3)
                .stack("army", "france", "artois", 1, 0, 0).stack("guard", "france", "artois", 0, 1, 0)
                .war().waits("france").waits("spain");
    }

    @Test
    void oneGoesAndTheOtherGoesOnWithTheSiege() {
        var war = siege().plays(new Undermine(new SpaceId("artois")), 10).plays(new RollContinuation(), 6).waits("france").waits("spain");
        war.settle("siege-artois", new Redeploy(new SpaceId("artois"), new SpaceId("picardie"), Optional.of(new StackId("guard"))));

        assertThat(war.last(StackRedeployed.class)).isEqualTo(new StackRedeployed(new StackId("guard"), new SpaceId("artois"), new SpaceId("picardie")));
        assertThat(war.board().stacks().get(new StackId("army")).province().value()).isEqualTo("artois");
        assertThat(war.board().fortress(new SpaceId("artois")).works()).as("the works stay").isNotEqualTo(Siegeworks.NONE);
        assertThat(war.decision("siege-artois").options()).extracting(Option::command)
                .contains(new Undermine(new SpaceId("artois"))).doesNotContain(new Redeploy(new SpaceId("artois"), new SpaceId("picardie"), Optional.of(new StackId("army"))));
        assertThat(war.refuses(new Redeploy(new SpaceId("artois"), new SpaceId("picardie"), Optional.of(new StackId("guard")))).rule().id()).isEqualTo("EU-SIEGE-REDEPLOY");
    }

    @Test
    void theLastOneEndsTheSiege() {
        var war = siege().plays(new Redeploy(new SpaceId("artois"), new SpaceId("picardie"), Optional.of(new StackId("guard"))));
        assertThat(war.events()).noneMatch(SiegeResolved.class::isInstance);

        war.plays(new Redeploy(new SpaceId("artois"), new SpaceId("champagne")));
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("continuation");
    }

    @Test
    void onlyThoseWhoAssaultLoseTroops() {
        var war = siege().plays(new ResolveAssault(new SpaceId("artois"), List.of(new StackId("guard"))),
                name -> OptionalInt.of(name.purpose().equals("leaderCasualty") ? 10 : name.side().equals("besieged") ? 10 : 1));

        assertThat(war.board().stacks().get(new StackId("army")).ld()).isEqualTo(4);
        assertThat(war.events()).anySatisfy(event -> assertThat(switch (event) {
            case LossesSuffered losses -> losses.stacks();
            case StackDestroyed destroyed -> List.of(destroyed.stack());
            default -> List.of();
        }).containsExactly(new StackId("guard")));
        assertThat(war.events()).as("the others keep up the siege").noneMatch(SiegeLifted.class::isInstance);
    }

    @Test
    void theOddsAreThoseOfTheStacksThatAssault() {
        var odds = War.RULES.forecasts(siege().board(),
                List.<EuCommand>of(new ResolveAssault(new SpaceId("artois"), List.of(new StackId("guard"))), new ResolveAssault(new SpaceId("artois"))));

        assertThat(odds).allMatch(Optional::isPresent);
        assertThat(odds.getFirst()).isNotEqualTo(odds.getLast());
    }

    @Test
    void theFormNamesAnyOfThem() {
        var form = siege().decision("siege-artois").form();

        assertThat(form.fields()).singleElement().isInstanceOfSatisfying(Form.Subset.class, stacks -> {
            assertThat(stacks.of()).extracting(Form.Item::value).containsExactly("army", "guard");
            assertThat(stacks.min()).isEqualTo(1);
        });
        assertThat(War.RULES.refusal(siege().board(), (EuCommand) form.example())).isEmpty();
    }

    @Test
    void aLoneStackHasNoSuchChoice() {
        var war = Situation.franceAgainstSpain().level("artois", 3).stack("army", "france", "artois", 1, 0, 0)
                .war().waits("france").waits("spain");

        assertThat(war.decision("siege-artois").form()).isNull();
        assertThat(war.decision("siege-artois").options()).extracting(Option::command)
                .noneMatch(command -> command instanceof Redeploy redeploy && redeploy.stack().isPresent());
    }

    @Test
    void whoDoesNotBesiegeDoesNotAssault() {
        assertThat(siege().refuses(new ResolveAssault(new SpaceId("artois"), List.of(new StackId("guard"), new StackId("nobody")))).rule().id()).isEqualTo("EU-SIEGE");
        var twice = siege().refuses(new ResolveAssault(new SpaceId("artois"), List.of(new StackId("guard"), new StackId("guard"))));
        assertThat(twice.rule().id()).isEqualTo("EU-SIEGE");
        assertThat(twice.legal()).isNotEmpty();
    }
}
