package tercio.domain.eu.land.battle.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Meetings;
import tercio.domain.eu.common.play.SalliesAfterLanding;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.StayInside;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleRemains;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * Only forces of one alliance fight on a side; no battle has three sides (EU-STACK-7). If enemies of several alliances stand
 * in a province, the phasing alliance fights them one after another, in the order it likes, like its battles in several
 * provinces.
 */
final class Adversaries {

    static final String RULE = "EU-STACK-7";

    private Adversaries() {}

    /** The stacks of the phasing alliance that can fight any battle in a province. */
    static List<Stack> attackers(WarView board, SpaceId province, Alliance phasing) {
        var field = Meetings.adversaries(board, province, phasing).stream()
                .flatMap(enemy -> Meetings.attackers(board, province, phasing, enemy).stream()).distinct().toList();
        return field.isEmpty() ? SalliesAfterLanding.readyStacks(board, province, phasing) : field;
    }

    /** Whether troops of the phasing alliance can only come out of a besieged fortress by themselves: they may also stay inside. */
    static boolean canOnlySally(WarView board, SpaceId province, Alliance phasing) {
        return Meetings.adversaries(board, province, phasing).isEmpty() && !SalliesAfterLanding.readyStacks(board, province, phasing).isEmpty();
    }

    /** The stacks that attack one alliance in a province: those in the field, else those that come out of the fortress. */
    static List<Stack> attackers(WarView board, SpaceId province, Alliance phasing, Alliance enemy) {
        return canOnlySally(board, province, phasing) ? SalliesAfterLanding.readyStacks(board, province, phasing) : Meetings.attackers(board, province, phasing, enemy);
    }

    private static List<Alliance> enemies(WarView board, SpaceId province, Alliance phasing) {
        return canOnlySally(board, province, phasing) ? SalliesAfterLanding.enemies(board, province, phasing) : Meetings.adversaries(board, province, phasing);
    }

    /** Every battle that the phasing alliance can fight in a province. */
    static List<Option> options(WarView board, SpaceId province, Alliance phasing) {
        var stay = canOnlySally(board, province, phasing) ? Stream.of(new Option(Sentence.of("eu.battle.to-stay-in")
                .with("where", SentenceNames.place(province)), new StayInside(province))) : Stream.<Option>of();
        return Stream.concat(battleOptions(board, province, phasing).stream(), stay).toList();
    }

    private static List<Option> battleOptions(WarView board, SpaceId province, Alliance phasing) {
        var enemies = enemies(board, province, phasing);
        return enemies.size() < 2
                ? List.of(new Option(Sentence.of("eu.battle.to-battle").with("where", SentenceNames.place(province)), new FightBattle(province)))
                : enemies.stream().map(enemy -> board.state().commandingCountry(board.stacksInField(province, enemy)))
                        .map(country -> new Option(Sentence.of("eu.battle.to-battle-against").with("where", SentenceNames.place(province)).with("who", SentenceNames.country(country)),
                                new FightBattle(province, country)))
                        .toList();
    }

    /** The alliance that a command names; empty if the command omits it where there are several, or names an absent one. */
    static Optional<Alliance> namedOpponent(WarView board, FightBattle command, Alliance phasing) {
        var enemies = enemies(board, command.province(), phasing);
        if (command.against().isEmpty()) {
            return enemies.size() == 1 ? Optional.of(enemies.getFirst()) : Optional.empty();
        }
        return Optional.of(board.state().allianceOf(command.against().get())).filter(enemies::contains);
    }

    /** The reason why the command names no opponent, in words for the player. */
    static Sentence noOpponentReason(WarView board, FightBattle command, Alliance phasing) {
        var where = SentenceNames.place(command.province());
        return command.against().isPresent() ? Sentence.of("eu.battle.refused-not-in-field").with("who", SentenceNames.country(command.against().get())).with("where", where)
                : Sentence.of("eu.battle.refused-each-by-itself").with("enemies", SentenceNames.countries(enemies(board, command.province(), phasing).stream()
                        .map(enemy -> board.state().commandingCountry(board.stacksInField(command.province(), enemy))).toList())).with("where", where);
    }

    /**
     * Schedules another battle if enemies of another alliance are left after a battle.
     *
     * @return whether enemies were left
     */
    static boolean scheduleNextBattle(EuCommandRun play, Phase.Battles battles) {
        var board = play.board();
        var phasing = play.state().allianceAt(battles.turnOf());
        var left = provinces(play.state(), phasing).stream()
                .filter(province -> !battles.provinces().contains(province)
                        && !Meetings.adversaries(board, province, phasing).isEmpty())
                .findFirst();
        left.ifPresent(province -> play.emit(new BattleRemains(province)));
        return left.isPresent();
    }

    private static List<SpaceId> provinces(EuState state, Alliance alliance) {
        return state.stacksOf(alliance).filter(stack -> !stack.besieged()).map(Stack::province).distinct().sorted().toList();
    }
}
