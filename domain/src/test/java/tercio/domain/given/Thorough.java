package tercio.domain.given;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/** A test of the thorough tier only, with the reason: what guards the same in the short tier, or why a change does not wait for it. */
@Tag(Tier.THOROUGH)
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
public @interface Thorough {

    /** The reason why the short tier does without it. */
    String value();
}
