package tercio.domain.eia;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** A command is written with its word as {@code type} and the dice of the table as {@code dice}: no field of a command has these names. */
class CommandFieldsTest {

    @Test
    void noFieldOfACommandHidesItsWordOrItsDice() {
        assertThat(new EmpiresInArms().commands().all()).isNotEmpty().allSatisfy(word -> assertThat(Arrays.stream(word.type().getRecordComponents())
                .map(RecordComponent::getName)).as(word.alias()).doesNotContain("type", "dice"));
    }
}
