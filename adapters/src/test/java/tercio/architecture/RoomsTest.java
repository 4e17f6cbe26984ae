package tercio.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The rooms of a rulebook stand in its order: how a chapter is played leans on rooms before its own. Where it leans on a later one, the
 * two packages stand in the list of exceptions of the rulebook, which only grows shorter.
 */
@OnOneThread
class RoomsTest {

    private static final List<String> EUROPA = List.of("common", "turn", "supply", "land", "sea", "world", "peoples", "scenario", "sequence");

    private static final List<String> EMPIRES_IN_ARMS = List.of("common", "turn", "supply", "depots", "movement", "guerilla", "combat", "orders", "scenario", "month",
            "economy", "political", "reinforcement", "naval", "sequence");

    @Test
    void chaptersOfEuropaLeanOnEarlierRooms() throws IOException {
        assertThat(leaningForward("tercio.domain.eu.", EUROPA)).containsExactlyElementsOf(exceptions("rooms-eu.txt"));
    }

    @Test
    void chaptersOfEmpiresInArmsLeanOnEarlierRooms() throws IOException {
        assertThat(leaningForward("tercio.domain.eia.", EMPIRES_IN_ARMS)).containsExactlyElementsOf(exceptions("rooms-eia.txt"));
    }

    /** The package of a rulebook itself is above all its rooms: a circle through it would not be seen among them. */
    @ParameterizedTest
    @ValueSource(strings = {"tercio.domain.eu", "tercio.domain.eia"})
    void noRoomDependsOnTheHouse(String rulebook) {
        noClasses().that().resideInAPackage(rulebook + ".*..").should().dependOnClassesThat().resideInAPackage(rulebook).check(Code.all());
    }

    private static TreeSet<String> leaningForward(String rulebook, List<String> rooms) {
        var forward = new TreeSet<String>();
        for (var type : Code.all()) {
            if (isPlay(type, rulebook)) {
                type.getDirectDependenciesFromSelf().stream().map(Dependency::getTargetClass).map(JavaClass::getBaseComponentType)
                        .filter(other -> isPlay(other, rulebook))
                        .map(other -> List.of(type.getPackageName().substring(rulebook.length()), other.getPackageName().substring(rulebook.length())))
                        .filter(pair -> rooms.indexOf(room(pair.getLast())) > rooms.indexOf(room(pair.getFirst())))
                        .forEach(pair -> forward.add(String.join(" -> ", pair)));
            }
        }
        return forward;
    }

    private static boolean isPlay(JavaClass type, String rulebook) {
        return type.getPackageName().startsWith(rulebook) && List.of(type.getPackageName().split("\\.")).contains("play");
    }

    private static String room(String chapter) {
        return chapter.substring(0, chapter.indexOf('.'));
    }

    private static List<String> exceptions(String file) throws IOException {
        try (var list = RoomsTest.class.getResourceAsStream(file)) {
            return new String(list.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }
}
