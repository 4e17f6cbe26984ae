package tercio.adapters.http.signin;

import org.springframework.context.annotation.Condition;
import org.springframework.context.annotation.ConditionContext;
import org.springframework.core.type.AnnotatedTypeMetadata;

/** Whether persons can sign in: where an issuer is named. Without one nothing of it is loaded. */
final class SignInOn implements Condition {

    @Override
    public boolean matches(ConditionContext context, AnnotatedTypeMetadata metadata) {
        return !context.getEnvironment().getProperty("tercio.sign-in.issuer", "").isBlank();
    }
}
