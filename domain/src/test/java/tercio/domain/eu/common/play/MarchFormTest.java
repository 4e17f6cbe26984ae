package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.movement.play.MoveCommand.ContinueMove;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Command;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;

/** A march by any path, also one that the list leaves out because another is as good (EU-MOVE-1). */
class MarchFormTest {

    private static War war() {
        return Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 1, 0, 0).stack("other", "france", "champagne", 0, 1, 0)
                .war().declares("france", Campaign.MULTIPLE);
    }

    private static Command filled(Form form, Object... path) {
        return form.command().apply(new Form.Filling(Map.of("stack", "army", "path", List.of(path), "then", "end")));
    }

    @Test
    void aLongerWayThatIsNotListedIsDescribed() {
        var war = war();
        var form = war.decision("movement").form();
        var roundabout = filled(form, "champagne", "ile_de_france", "picardie");

        assertThat(roundabout).isEqualTo(new MoveStack(new StackId("army"), List.of(new SpaceId("champagne"), new SpaceId("ile_de_france"), new SpaceId("picardie"))));
        assertThat(War.RULES.moves(war.board(), "army").orElseThrow()).extracting(Option::command).doesNotContain(roundabout);
        war.plays((EuCommand) roundabout);
        assertThat(war.board().stacks().get(new StackId("army")).province().value()).isEqualTo("picardie");
    }

    @Test
    void pathsOfEveryLengthAndStackAreDrawnAndAllAreLegal() {
        var war = war();
        var form = war.decision("movement").form();
        var stacks = new HashSet<String>();
        var lengths = new HashSet<Integer>();
        for (int seed = 0; seed < 300; seed++) {
            var march = (MoveStack) form.command().apply(form.sampler().draw(new SplittableRandom(seed)::nextInt));
            assertThat(War.RULES.refusal(war.board(), march)).as("%s", march).isEmpty();
            stacks.add(march.stack().value());
            lengths.add(march.path().size());
        }

        assertThat(stacks).containsExactlyInAnyOrder("army", "other");
        assertThat(lengths).contains(1, 2, 3, 4, 5, 6);
    }

    @Test
    void itemsAreTheProvincesThatAStackCouldReach() {
        var path = (Form.Order) war().decision("movement").form().fields().get(1);

        assertThat(path.repeats()).isTrue();
        assertThat(path.max()).as("12 MP, at least 1 for each step").isEqualTo(12);
        assertThat(path.of()).extracting(Form.Item::value).contains("picardie", "artois", "ile_de_france").doesNotContain("kent");
        assertThat(war().refuses(new MoveStack(new StackId("army"), List.of(new SpaceId("kent")))).rule().id()).isEqualTo("EU-MOVE-1");
    }

    @Test
    void aCountryWithoutAStackThatMarchesHasNoSuchForm() {
        var passive = Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 1, 0, 0).war().declares("france", Campaign.NONE);

        assertThat(passive.decision("movement").form()).isNull();
    }

    @Test
    void afterAWonInterceptionTheRestOfTheMoveIsDescribed() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "champagne", 2, 0, 0).stack("watch", "spain", "flandre", 0, 0, 1)
                .war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("hainaut"))))
                .plays(new AttemptInterception(List.of(new StackId("watch"))), 10).passes().plays(new FightBattle(new SpaceId("hainaut")), War.luck(Side.PHASING));
        var form = war.decision("onward").form();

        for (int seed = 0; seed < 50; seed++) {
            var onward = (ContinueMove) form.command().apply(form.sampler().draw(new SplittableRandom(seed)::nextInt));
            assertThat(War.RULES.refusal(war.board(), onward)).as("%s", onward).isEmpty();
        }
        assertThat(form.fields()).extracting(Form.Field::name).containsExactly("path", "then");
    }
}
